import type { Side } from "../match/match.schema.ts";
import type { BetOutcome, TotalOutcome } from "./outcome.schema.ts";

/**
 * How bets on lines end. A line is a multiple of a quarter, positive when the home side gives goals; one that ends
 * in .25 or .75 is two half stakes, a quarter below and a quarter above. Source: domain-facts section 3.
 */

/** By how much the bet beat its line: half a goal or more settles the whole stake, a quarter of a goal one half. */
function outcomeOfMargin(margin: number): BetOutcome {
  if (margin >= 0.5) return "won";
  if (margin > 0) return "half_won";
  if (margin === 0) return "push";
  return margin > -0.5 ? "half_lost" : "lost";
}

/** How a bet on `side` with the handicap `line` ends at a score. */
export function settleHandicap(homeGoals: number, awayGoals: number, line: number, side: Side): BetOutcome {
  const margin = homeGoals - awayGoals - line;
  return outcomeOfMargin(side === "home" ? margin : -margin);
}

/** How a bet on more or fewer goals than `line` ends. */
export function settleTotal(goals: number, line: number, side: "over" | "under"): BetOutcome {
  const margin = goals - line;
  return outcomeOfMargin(side === "over" ? margin : -margin);
}

const TOTAL_OUTCOME_OF_OVER = {
  won: "over",
  half_won: "half_over",
  push: "push",
  half_lost: "half_under",
  lost: "under",
} as const satisfies Record<BetOutcome, TotalOutcome>;

/** The side of the line on which a total ended, independent of any bet. */
export function totalOutcome(goals: number, line: number): TotalOutcome {
  return TOTAL_OUTCOME_OF_OVER[settleTotal(goals, line, "over")];
}

/** The three ways in which a European handicap or a match ends. */
export type Result = "home" | "draw" | "away";

/**
 * Winning outcome of a European handicap: the line, a whole number, is taken off the home goals, and a draw after it is
 * an outcome of its own: nothing is returned. With line 0 it is 1X2.
 */
export function europeanHandicapResult(homeGoals: number, awayGoals: number, line: number): Result {
  const margin = homeGoals - awayGoals - line;
  if (margin > 0) return "home";
  return margin < 0 ? "away" : "draw";
}

const RESULTS_OF = {
  home_draw: ["home", "draw"],
  home_away: ["home", "away"],
  draw_away: ["draw", "away"],
} as const satisfies Record<string, readonly Result[]>;
/** Two results backed with one stake: 1X, 12 or X2. */
export type DoubleChance = keyof typeof RESULTS_OF;

/** How a bet on two of the three results ends: two of the three double chances win at every score. */
export function settleDoubleChance(
  homeGoals: number,
  awayGoals: number,
  chance: DoubleChance,
): Extract<BetOutcome, "won" | "lost"> {
  const result = europeanHandicapResult(homeGoals, awayGoals, 0);
  return RESULTS_OF[chance].some((one) => one === result) ? "won" : "lost";
}

/** Profit of one staked unit at a decimal price, the stake not included; -1 when all of it is lost. */
export function profitOf(outcome: BetOutcome, decimal: number): number {
  const profit = decimal - 1;
  return { won: profit, half_won: profit / 2, push: 0, half_lost: -0.5, lost: -1 }[outcome];
}
