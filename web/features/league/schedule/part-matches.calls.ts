import type { CallEndpoint } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import { queryOfPart, type SchedulePart } from "./schedule-part.ts";

/** As many as the call gives at once. */
const LIMIT = 1000;
/** So long (seconds) after its kick-off nobody waits for a match that has neither been played nor moved. */
const MISSED_S = 24 * 60 * 60;

/** All matches of a part of a season, ascending by kick-off. A year of friendlies is more than the call gives at once. */
export async function askPartMatches(
  call: CallEndpoint,
  season_id: number,
  part: SchedulePart,
): Promise<readonly Match[]> {
  const query = { season_id, ...queryOfPart(part), limit: LIMIT };
  const first = await call("/api/v1/football/matches/comp", query);
  const pages = Math.ceil((first.page?.total ?? 0) / LIMIT);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
    call("/api/v1/football/matches/comp", { ...query, page: at + 2 }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data.matches);
}

interface PartCut {
  /** What is in play and to come, ascending by kick-off. */
  readonly ahead: readonly Match[];
  /** What is over, newest first. */
  readonly over: readonly Match[];
}

/** Matches of a part as they stand at a moment. */
export function cutPart(matches: readonly Match[], nowMs: number): PartCut {
  const isOver = ({ status, match_time }: Match) =>
    statusTable[status].final || (!isLive(status) && match_time + MISSED_S < nowMs / 1000);
  return {
    ahead: matches.filter((match) => !isOver(match)),
    over: matches.filter(isOver).reverse(),
  };
}
