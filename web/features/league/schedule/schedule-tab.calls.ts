import type { CallEndpoint } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { statusTable } from "#shared/match/match-status.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { partShown, queryOfPart, type SchedulePart } from "./schedule-part.ts";

/** More matches than any part of a season has. */
const PART_LIMIT = 1000;
/** Of a stage without rounds: how many to come are shown, and how many of those that are over at a time. */
const PAGE_SIZE = 60;

export interface ScheduleTabData {
  /** Null for a season of which nothing is known. */
  readonly part: SchedulePart | null;
  /** A round's matches, or what of a longer part is in play and to come; ascending by kick-off. */
  readonly matches: readonly Match[];
  /** What of a longer part is over, newest first. */
  readonly over: readonly Match[];
  readonly page: number;
  /** How many pages there are of what is over. */
  readonly pages: number;
}

const NOTHING: ScheduleTabData = { part: null, matches: [], over: [], page: 1, pages: 1 };

/** The matches of one round, group or stage of a season. */
export async function askScheduleTab(
  call: CallEndpoint,
  league: LeaguePageData,
  search: URLSearchParams,
): Promise<ScheduleTabData> {
  const part = partShown(league, search);
  if (part === null || league.season === null) return NOTHING;
  const query = { season_id: league.season.id, ...queryOfPart(part), limit: PART_LIMIT };
  const { matches } = (await call("/api/v1/football/matches/comp", query)).data;
  if (part.round !== null) return { ...NOTHING, part, matches };
  const isOver = ({ status }: Match) => statusTable[status].final;
  const over = matches.filter(isOver).reverse();
  const page = Number(search.get("page") ?? 1);
  return {
    part,
    matches: matches.filter((match) => !isOver(match)).slice(0, PAGE_SIZE),
    over: over.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages: Math.ceil(over.length / PAGE_SIZE),
  };
}
