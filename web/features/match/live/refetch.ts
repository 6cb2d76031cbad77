import type { QueryClient } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { QueryHost } from "#web/platform/query-host.ts";
import { lineupQuery } from "../lineup/lineup.query.ts";
import { matchDayKey } from "../match.keys.ts";
import { matchDayQuery, matchDetailQuery, standingsQuery } from "../match.query.ts";
import { playerStatsQuery } from "../player-stats/player-stats.query.ts";

/** What is asked for again beside a match's row when its room pushes. */
export interface MatchRefetch {
  readonly what: "lineup" | "player-stats";
  readonly match_id: number;
}

/** What can be asked for again while a page is open. */
export type Refetch =
  | {
      readonly what: "match-day";
      readonly date: string;
      /** For rows on a page that is not the day's own. */
      readonly take?: (matches: readonly Match[]) => void;
    }
  | { readonly what: "match-detail"; readonly match_id: number }
  | { readonly what: "standings"; readonly season_id: number }
  | MatchRefetch;

/**
 * Asks edge again through the query cache; the page shows the answer when it is there. A failure leaves what is
 * shown: it was the best that is known, and the next occasion asks again.
 */
export async function refetch(queries: QueryHost, wanted: Refetch): Promise<void> {
  const client = queries.install(createQueryClient({ retries: 2 }));
  switch (wanted.what) {
    case "match-day":
      return refetchDay(client, wanted.date, wanted.take);
    case "match-detail":
      return client.prefetchQuery({ ...matchDetailQuery(callFromBrowser, wanted.match_id), staleTime: 0 });
    case "standings":
      return client.prefetchQuery({ ...standingsQuery(callFromBrowser, wanted.season_id), staleTime: 0 });
    case "lineup":
      return client.prefetchQuery({ ...lineupQuery(callFromBrowser, wanted.match_id), staleTime: 0 });
    case "player-stats":
      return client.prefetchQuery({ ...playerStatsQuery(callFromBrowser, wanted.match_id), staleTime: 0 });
  }
}

async function refetchDay(
  client: QueryClient,
  date: string,
  take?: (matches: readonly Match[]) => void,
): Promise<void> {
  const day = await client.fetchQuery({ ...matchDayQuery(callFromBrowser, date), staleTime: 0 });
  // Of the day and of its parts, see matchDayPartKey.
  client.setQueriesData({ queryKey: matchDayKey(date) }, day);
  take?.(day.matches);
}
