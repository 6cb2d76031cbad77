import type { Match } from "#shared/match/index.ts";
import { isMoving } from "#shared/match/match-moves.rules.ts";
import type { LeagueTabAnswer } from "./league-tab.loader.server.ts";

/** The rows that a tab shows: what a list's room can push to. */
export function rowsOf(answer: LeagueTabAnswer): readonly Match[] {
  if (answer.tab === "overview")
    return [...(answer.data.now?.matches ?? []), ...(answer.data.next?.matches ?? [])];
  return answer.tab === "schedule" ? (answer.data.ahead?.rows ?? []) : [];
}

/** Whether a match that a tab shows may change while somebody reads. */
export function movesSoon(answer: LeagueTabAnswer, nowMs: number): boolean {
  if (answer.tab !== "bracket") return isMoving(rowsOf(answer), nowMs);
  const ties = answer.data.brackets.flatMap(({ rounds }) => rounds.flatMap((round) => round.ties));
  const matches = ties.flatMap((tie) => tie?.legs.map(({ match }) => match) ?? []);
  return isMoving(matches, nowMs);
}

/** Whether a tab tells what other matches of its season decide: tables, scorers, ties. A failed one may do better. */
export const followsSeason = (answer: LeagueTabAnswer): boolean =>
  answer.tab !== "transfers" && !(answer.tab === "failed" && answer.code === "scores_hidden");
