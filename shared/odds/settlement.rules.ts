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

/** On which side of the line a total ended, whoever bet on it. */
export function totalOutcome(goals: number, line: number): TotalOutcome {
  return TOTAL_OUTCOME_OF_OVER[settleTotal(goals, line, "over")];
}

/** What one staked unit at a decimal price earns, the stake not included; -1 when all of it is lost. */
export function profitOf(outcome: BetOutcome, decimal: number): number {
  const profit = decimal - 1;
  return { won: profit, half_won: profit / 2, push: 0, half_lost: -0.5, lost: -1 }[outcome];
}
