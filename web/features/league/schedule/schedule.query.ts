import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import { latestKickOff } from "#shared/match/kick-off.rules.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import type { ListPage } from "#web/platform/list/use-more-pages.ts";
import { pageIn, valueIn } from "#web/platform/navigation/page-path.ts";
import { queryOfSection, type ScheduleSection } from "./schedule-choice.ts";

const MATCHES = "/api/v1/football/matches/comp";
/** The maximum per call. */
const LIMIT = 1000;
/** This long (seconds) after kick-off, a match that was neither played nor moved is no longer expected. */
const MISSED_S = 24 * 60 * 60;

/** A part of a season at a point in time, which divides parts without rounds into coming and finished matches. */
export interface SectionNow {
  readonly season_id: number;
  readonly section: ScheduleSection;
  /** The point in time, milliseconds UTC. */
  readonly now: () => number;
}

/** All matches of a part of a season, ascending by kick-off. A year of friendlies exceeds one call. */
export async function fetchSection(
  client: QueryClient,
  { season_id, section }: Omit<SectionNow, "now">,
): Promise<readonly Match[]> {
  const query = { season_id, ...queryOfSection(section), limit: LIMIT };
  const fetchPage = (page?: number) =>
    client.query({ ...callOptions(MATCHES, { ...query, page }, "live"), staleTime: 0, retry: false });
  const first = await fetchPage();
  const pages = Math.ceil((first.page?.total ?? 0) / LIMIT);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => fetchPage(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ matches }) => matches);
}

/** Matches of a part at a point in time: live and coming ones ascending, finished ones newest first. */
function cutSection(matches: readonly Match[], nowMs: number) {
  const isOver = (match: Match) =>
    statusTable[match.status].final ||
    match.status === "result_unknown" ||
    (!isLive(match.status) && latestKickOff(match) + MISSED_S < nowMs / 1000);
  return {
    ahead: matches.filter((match) => !isOver(match)),
    over: matches.filter(isOver).reverse(),
  };
}

/** The key of data derived from a part's matches; it contains the season, like the keys of calls. */
const keyOf = ({ season_id, section }: SectionNow, ...rest: readonly (string | number | null)[]) =>
  [MATCHES, { season_id, ...queryOfSection(section) }, ...rest] as const;
/** A page from edge's cache does not refetch a thousand matches: the tab does while one of them is live. */
const STALE_MS = 5 * 60_000;

/** For a part without rounds: how many finished and how many coming matches the overview shows. */
const NEAR = { over: 5, ahead: 10 };

/** All matches of a round; for a part without rounds the live ones and their neighbours. */
export const nearMatchesQuery = (at: SectionNow) =>
  queryOptions({
    queryKey: keyOf(at, "near"),
    queryFn: async ({ client }): Promise<readonly Match[]> => {
      const matches = await fetchSection(client, at);
      if (at.section.round !== null) return matches;
      const { ahead, over } = cutSection(matches, at.now());
      return [...over.slice(0, NEAR.over).reverse(), ...ahead.slice(0, NEAR.ahead)];
    },
    staleTime: STALE_MS,
  });

/** Matches per page of a stage without rounds. */
const PAGE_SIZE = 60;

const pageOf = (matches: readonly Match[], page: number, limit = PAGE_SIZE): ListPage<Match> => ({
  rows: matches.slice((page - 1) * limit, page * limit),
  page: { limit, page, total: matches.length },
});

interface Schedule {
  /** A round's matches, or a page of a longer part's live and coming ones. Null if only finished ones are requested. */
  readonly ahead: ListPage<Match> | null;
  /** A page of the finished matches of a longer part, newest first. Null for a round, and if they are not requested. */
  readonly over: ListPage<Match> | null;
}

/** Matches of one round, group or stage; without rounds, `status` and `page` of the URL choose among them. */
export function scheduleQuery(at: SectionNow, search: URLSearchParams) {
  const isRound = at.section.round !== null;
  const status = isRound ? null : valueIn(search, "status");
  const page = status === "upcoming" || status === "ended" ? pageIn(search) : 1;
  return queryOptions({
    queryKey: keyOf(at, "schedule", status, page),
    queryFn: async ({ client }): Promise<Schedule> => {
      const matches = await fetchSection(client, at);
      if (isRound) return { ahead: pageOf(matches, 1, matches.length + 1), over: null };
      const { ahead, over } = cutSection(matches, at.now());
      return {
        ahead: status === "ended" ? null : pageOf(ahead, page),
        over: status === "upcoming" ? null : pageOf(over, page),
      };
    },
    staleTime: STALE_MS,
  });
}
