import type { Match } from "#shared/match/index.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import type { LeagueTabAnswer } from "./league-tab.loader.server.ts";

/** The rows that a tab shows: what a list's room can push to. */
export function rowsOf(answer: LeagueTabAnswer): readonly Match[] {
  if (answer.tab === "overview")
    return [...(answer.data.now?.matches ?? []), ...(answer.data.next?.matches ?? [])];
  return answer.tab === "schedule" ? answer.data.matches : [];
}

type Clocked = Pick<Match, "status" | "match_time">;

/** A match that is being played, or about to be, or should be by now. */
const isMoving =
  (nowMs: number) =>
  ({ status, match_time }: Clocked): boolean =>
    isLive(status) || (!statusTable[status].final && Math.abs(match_time - nowMs / 1000) < SOON_SECONDS);

const SOON_SECONDS = 3 * 60 * 60;

/** Whether what a tab shows may change while somebody reads: tables and scorers follow matches that it may not list. */
export function movesSoon(page: LeaguePageData, answer: LeagueTabAnswer, nowMs: number): boolean {
  if (answer.tab === "schedule") return rowsOf(answer).some(isMoving(nowMs));
  if (answer.tab === "transfers") return false;
  if (answer.tab !== "bracket") return page.current_stage_id !== null;
  const ties = answer.data.brackets.flatMap(({ rounds }) => rounds.flatMap((round) => round.ties));
  return ties.some((tie) => tie?.legs.some(({ match }) => isMoving(nowMs)(match)));
}
