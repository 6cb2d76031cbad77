import { HydrationBoundary } from "@tanstack/react-query";
import { readTipFilter, type TipFilter, tipsQuery } from "#web/features/tips/tips.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { recentMatchQuery } from "#web/platform/data/match.query.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import "#web/platform/list/pagination.css";
import "#web/features/tips/tips.css";
import type { Route } from "./+types/tips";

const TipsPageView = lazyScreen(() => import("#web/features/tips/tips-page.tsx"));

/**
 * The newest tips in the language of the page, in all languages (`languages=all`), or those of a match. Refused in no-betting
 * mode; throws `match_not_found`, and `page_not_found` beyond the last page.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  return answerScreen({ context, url }, async (facts) => {
    refuseHiddenBetting(facts);
    const client = context.get(queryClientContext);
    const id = searchParams.get("match_id");
    const ofMatch = id === null ? {} : { match_id: Number(id) };
    const inAllLanguages = id !== null || searchParams.get("languages") === "all";
    const lang = inAllLanguages ? {} : { lang: facts.locale };
    const filter: TipFilter = { ...readTipFilter(searchParams), ...ofMatch, ...lang };
    const queries = await loadQueries(client, [
      tipsQuery(filter),
      ...(id === null ? [] : [recentMatchQuery(Number(id))]),
    ]);
    pageOfList(await client.query(tipsQuery(filter)));
    return { filter, queries };
  });
}

export default function TipsRoute({ loaderData: { filter, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <TipsPageView filter={filter} />
    </HydrationBoundary>
  );
}
