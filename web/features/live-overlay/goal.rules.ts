import type { Match, Side } from "#shared/match/index.ts";
import { hasBegun, isLive } from "#shared/match/match-status.ts";
import { boardScore } from "#shared/match/score.rules.ts";

/** Score change between two states of a match. */
export interface GoalChange {
  /** `goal` when a side has more, `cancelled` when none has more and one has fewer. */
  readonly kind: "goal" | "cancelled";
  readonly sides: readonly Side[];
}

/** A period that began or ended. */
export type PeriodChange = "kick_off" | "half_time" | "full_time";

/** The period that began or ended between two states of a match, or null. A match that goes on again is no kick-off. */
export function periodChange(before: Match, after: Match): PeriodChange | null {
  if (before.status === after.status) return null;
  if (!hasBegun(before.status) && after.status === "first_half") return "kick_off";
  if (isLive(before.status) && after.status === "half_time") return "half_time";
  return isLive(before.status) && after.status === "ended" ? "full_time" : null;
}

const SIDES = ["home", "away"] as const;

/** The sides that got a red card between two states. A previously unknown count is no event. */
export const sidesSentOff = (before: Match, after: Match): readonly Side[] =>
  SIDES.filter((side) => {
    const [from, to] = [before.score[side].red, after.score[side].red];
    return from !== null && to !== null && to > from;
  });

/**
 * The goals between two states, or null. An unknown count is no goal, because a score goes from unknown to 0 at
 * kick-off. The shoot-out has its own score and does not count.
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
