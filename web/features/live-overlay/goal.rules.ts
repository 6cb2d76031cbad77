import type { Match, Side } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";

/** What happened on the board between two states of a match. */
export interface GoalChange {
  /** `goal` when a side has more, `cancelled` when none has more and one has fewer. */
  readonly kind: "goal" | "cancelled";
  readonly sides: readonly Side[];
}

const SIDES = ["home", "away"] as const;

/** The sides that lost a player between two states. A count that nobody knew before is no news. */
export const sidesSentOff = (before: Match, after: Match): readonly Side[] =>
  SIDES.filter((side) => {
    const [from, to] = [before.score[side].red, after.score[side].red];
    return from !== null && to !== null && to > from;
  });

/**
 * The goals between two states, or null when the board shows the same. An unknown count is no goal: a match that
 * kicks off goes from "unknown" to 0. The shoot-out has its own line and is not on the board.
 */
export function goalChange(before: Match, after: Match): GoalChange | null {
  const old = boardScore(before.score);
  const now = boardScore(after.score);
  const difference = (side: Side): number => {
    const [from, to] = [old[side], now[side]];
    return from === null || to === null ? 0 : to - from;
  };
  const scored = SIDES.filter((side) => difference(side) > 0);
  if (scored.length > 0) return { kind: "goal", sides: scored };
  const withdrawn = SIDES.filter((side) => difference(side) < 0);
  return withdrawn.length > 0 ? { kind: "cancelled", sides: withdrawn } : null;
}
