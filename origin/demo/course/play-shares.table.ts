import type { Position } from "#shared/player/index.ts";

/** Frequencies of occurrences other than goals, and of their players, for every minute and for totals. */

/** Weight of each position among players of the same skill. */
export type Shares = Readonly<Record<Position, number>>;

export const SHOOTING: Shares = { G: 0, D: 0.3, M: 0.8, F: 1.3 };
export const PREPARING: Shares = { G: 0.02, D: 0.5, M: 1, F: 0.8 };
export const BLOCKING: Shares = { G: 0, D: 1.4, M: 0.6, F: 0.1 };
export const FOULING: Shares = { G: 0.05, D: 0.9, M: 1, F: 0.8 };
export const FOULED: Shares = { G: 0.1, D: 0.6, M: 1, F: 1.2 };
export const RUNNING_BEHIND: Shares = { G: 0, D: 0.1, M: 0.4, F: 1.6 };
export const TAKING_CORNERS: Shares = { G: 0, D: 0.2, M: 1, F: 0.5 };

/** Counts of an average side in a match, goals and cards apart; and the goals it scores in it. */
export const MEAN = { shots: 9.6, corners: 4.9, fouls: 9.3, offsides: 1.9, missed_penalties: 0.036 };
export const MEAN_GOALS = 1.33;
/** How much more of them the stronger side has: a power of its expected goals. */
export const TILT: Readonly<Record<keyof typeof MEAN, number>> = {
  shots: 0.55,
  corners: 0.4,
  fouls: -0.1,
  offsides: 0.3,
  missed_penalties: 0.5,
};
/** Share of shots with a key pass. */
export const PREPARED = 0.65;

/** Outcome of a shot that is no goal. */
export const SHOT_KINDS = [
  ["saved", 0.3],
  ["wide", 0.42],
  ["blocked", 0.26],
  ["woodwork", 0.02],
] as const;
