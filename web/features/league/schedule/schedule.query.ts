import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import type { ListPage } from "#web/platform/list/use-more-pages.ts";
import { pageIn, valueIn } from "#web/platform/navigation/page-path.ts";
import { queryOfPart, type SchedulePart } from "./schedule-choice.ts";

const MATCHES = "/api/v1/football/matches/comp";
/** As many as the call gives at once. */
const LIMIT = 1000;
/** So long (seconds) after its kick-off nobody waits for a match that has neither been played nor moved. */
const MISSED_S = 24 * 60 * 60;

/** A part of a season, as of a moment. Parts without rounds are cut by it into matches to come and those that are over. */
export interface PartNow {
  readonly season_id: number;
  readonly part: SchedulePart;
  /** The moment, milliseconds UTC. */
  readonly now: () => number;
}

/** All matches of a part of a season, ascending by kick-off. A year of friendlies is more than the call gives at once. */
export async function fetchPart(
  client: QueryClient,
  { season_id, part }: Omit<PartNow, "now">,
): Promise<readonly Match[]> {
  const query = { season_id, ...queryOfPart(part), limit: LIMIT };
  const fetchPage = (page?: number) =>
    client.query({ ...callOptions(MATCHES, { ...query, page }, "live"), staleTime: 0, retry: false });
  const first = await fetchPage();
  const pages = Math.ceil((first.page?.total ?? 0) / LIMIT);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => fetchPage(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ matches }) => matches);
}

/** Matches of a part at a moment: in play and to come, ascending by kick-off; and over, newest first. */
function cutPart(matches: readonly Match[], nowMs: number) {
  const isOver = ({ status, match_time }: Match) =>
    statusTable[status].final || (!isLive(status) && match_time + MISSED_S < nowMs / 1000);
  return {
    ahead: matches.filter((match) => !isOver(match)),
    over: matches.filter(isOver).reverse(),
  };
}

/** The key of what is made of a part's matches; it names the season as those of calls do. */
const keyOf = ({ season_id, part }: PartNow, ...rest: readonly (string | number | null)[]) =>
  [MATCHES, { season_id, ...queryOfPart(part) }, ...rest] as const;
/** A page that edge has kept for a while does not fetch up to a thousand matches at once: while one moves, the tab does. */
const STALE_MS = 5 * 60_000;

/** Of a part without rounds: how many of those that are over the overview shows, and how many of those to come. */
const NEAR = { over: 5, ahead: 10 };

/** All matches of a round; of a part without rounds those in play, and those before and after. */
export const nearMatchesQuery = (at: PartNow) =>
  queryOptions({
    queryKey: keyOf(at, "near"),
    queryFn: async ({ client }): Promise<readonly Match[]> => {
      const matches = await fetchPart(client, at);
      if (at.part.round !== null) return matches;
      const { ahead, over } = cutPart(matches, at.now());
      return [...over.slice(0, NEAR.over).reverse(), ...ahead.slice(0, NEAR.ahead)];
    },
    staleTime: STALE_MS,
  });

/** Of a stage without rounds: how many are shown at a time. */
const PAGE_SIZE = 60;

const pageOf = (matches: readonly Match[], page: number, limit = PAGE_SIZE): ListPage<Match> => ({
  rows: matches.slice((page - 1) * limit, page * limit),
  page: { limit, page, total: matches.length },
});

interface Schedule {
  /**
   * A round's matches, or a page of those of a longer part that are in play and to come; ascending by kick-off. Null where
   * only those that are over are asked for.
   */
  readonly ahead: ListPage<Match> | null;
  /** A page of those of a longer part that are over, newest first. Null of a round, and where they are not asked for. */
  readonly over: ListPage<Match> | null;
}

/**
 * The matches of one round, group or stage of a season. Of one without rounds `status` of the address chooses those to
 * come or those that are over, `page` a page of them.
 */
export function scheduleQuery(at: PartNow, search: URLSearchParams) {
  const isRound = at.part.round !== null;
  const status = isRound ? null : valueIn(search, "status");
  const page = status === "upcoming" || status === "ended" ? pageIn(search) : 1;
  return queryOptions({
    queryKey: keyOf(at, "schedule", status, page),
    queryFn: async ({ client }): Promise<Schedule> => {
      const matches = await fetchPart(client, at);
      if (isRound) return { ahead: pageOf(matches, 1, matches.length + 1), over: null };
      const { ahead, over } = cutPart(matches, at.now());
      return {
        ahead: status === "ended" ? null : pageOf(ahead, page),
        over: status === "upcoming" ? null : pageOf(over, page),
      };
    },
    staleTime: STALE_MS,
  });
}
