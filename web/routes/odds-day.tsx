import { HydrationBoundary } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { dayShown } from "#web/features/live-list/day/match-day.loader.server.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { loadDayOdds, readDayOddsName } from "#web/features/odds/day/day-odds.loader.server.ts";
import { dayOddsQuery } from "#web/features/odds/day/day-odds.query.ts";
import { oddsPageOf } from "#web/features/odds/odds-page.loader.server.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { differsOnlyIn } from "#web/platform/data/revalidation.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/odds/odds.css";
import "#web/features/odds/table/odds-table.css";
import "#web/features/odds/day/odds-day.css";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import type { Route } from "./+types/odds-day";

const OddsDayList = lazyScreen(() => import("./screens/odds-day-list.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const page = dayShown(facts, url.searchParams.get("date"));
    const name = readDayOddsName(oddsPageOf(url.pathname), page, url.searchParams);
    const client = context.get(queryClientContext);
    const [prices, queries] = await Promise.all([
      loadDayOdds(facts, client, name),
      loadQueries(client, [matchDayQuery(page), dayOddsQuery(name)]),
    ]);
    return { page, queries, prices };
  });
}

/** The status filter chooses among loaded rows. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(["status"], change) ? false : change.defaultShouldRevalidate;

export default function OddsDayRoute({ loaderData }: Route.ComponentProps) {
  const { page, queries, prices } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <OddsDayList page={page} prices={prices} />
    </HydrationBoundary>
  );
}
