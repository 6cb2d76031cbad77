import { HydrationBoundary } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { historyQuery } from "#web/features/odds/history/history.query.ts";
import { historyNameOf } from "#web/features/odds/history/history-name.ts";
import { matchPricesNameOf, oddsPageOf } from "#web/features/odds/odds-page.loader.server.ts";
import { matchPricesQuery } from "#web/features/odds/odds-page.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { isOtherPage } from "#web/platform/data/revalidation.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/odds-match";
import "#web/features/match-page/header/match-header.css";
import "#web/features/odds/odds.css";
import "#web/features/odds/table/odds-table.css";
import "#web/features/odds/history/odds-history.css";
import "#web/features/odds/match-result/odds-result.css";

const OddsMatchScreen = lazyScreen(() => import("./screens/odds-match-screen.tsx"));

/** A failed history shows its error in its own place. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const client = context.get(queryClientContext);
    const prices = matchPricesNameOf(facts, oddsPageOf(url.pathname), params.id, url.searchParams);
    const history = historyNameOf(prices.page, prices.match_id, url.searchParams);
    const queries = await loadQueries(
      client,
      [matchPricesQuery(prices), matchDetailQuery(prices.match_id)],
      history ? [historyQuery(history)] : [],
    );
    return { prices, queries };
  });
}

/** Opening a history, or that of another company, does not reload the page: the history is fetched by itself. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => {
  const isSame = change.currentUrl.search === change.nextUrl.search;
  return isSame || isOtherPage(["period"], change) ? change.defaultShouldRevalidate : false;
};

export default function OddsMatchRoute({ loaderData: { prices, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <OddsMatchScreen prices={prices} />
    </HydrationBoundary>
  );
}
