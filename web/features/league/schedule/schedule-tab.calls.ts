import type { CallEndpoint } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { askPartMatches, cutPart } from "./part-matches.calls.ts";
import { partShown, type SchedulePart } from "./schedule-part.ts";

/** Of a stage without rounds: how many are shown at a time. */
const PAGE_SIZE = 60;

export interface ScheduleTabData {
  /** Null for a season of which nothing is known. */
  readonly part: SchedulePart | null;
  /**
   * A round's matches, or a page of what of a longer part is in play and to come; ascending by kick-off. Null where only
   * what is over is asked for.
   */
  readonly ahead: ListPage<Match> | null;
  /** A page of what of a longer part is over, newest first. Null of a round, and where it is not asked for. */
  readonly over: ListPage<Match> | null;
}

const pageOf = (matches: readonly Match[], page: number, limit = PAGE_SIZE): ListPage<Match> => ({
  rows: matches.slice((page - 1) * limit, page * limit),
  page: { limit, page, total: matches.length },
});

/**
 * The matches of one round, group or stage of a season. Of one without rounds `status` of the address chooses those to
 * come or those that are over, `page` a page of them.
 */
export async function askScheduleTab(
  call: CallEndpoint,
  league: LeaguePageData,
  search: URLSearchParams,
  nowMs: number,
): Promise<ScheduleTabData> {
  const part = partShown(league, search);
  if (part === null || league.season === null) return { part: null, ahead: null, over: null };
  const matches = await askPartMatches(call, league.season.id, part);
  if (part.round !== null) return { part, ahead: pageOf(matches, 1, matches.length + 1), over: null };
  const { ahead, over } = cutPart(matches, nowMs);
  const page = Number(search.get("page") ?? 1);
  switch (search.get("status")) {
    case "upcoming":
      return { part, ahead: pageOf(ahead, page), over: null };
    case "ended":
      return { part, ahead: null, over: pageOf(over, page) };
    default:
      return { part, ahead: pageOf(ahead, 1), over: pageOf(over, 1) };
  }
}
