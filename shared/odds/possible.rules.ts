import type { Count } from "./line-meaning.rules.ts";
import { MARKET_TRAITS, type Market } from "./market.table.ts";
import type { PriceStanding } from "./standing.rules.ts";

/** Outcomes that the goals and corners so far leave possible. Where these are unknown, everything is possible. */

/** The bet, as far as it can become impossible. */
export interface PossibleBet {
  readonly market: Market;
  /** Null in markets without a line. */
  readonly line: number | null;
}

const isReached = (line: number, count: Count | null): boolean =>
  count !== null && count.home + count.away >= line;

/**
 * False once a side of a bet can no longer win: at a total that is reached, "under" can at best be given back. The sides
 * of all other markets stay possible until the end; correct scores become impossible one by one, see
 * {@link isPossibleScore}.
 */
export function isPossibleBet(
  { market, line }: PossibleBet,
  standing: Pick<PriceStanding, "goals" | "corners">,
): boolean {
  const { bet, counts } = MARKET_TRAITS[market];
  switch (bet) {
    case "total":
      return line === null || !isReached(line, standing[counts]);
    case "handicap":
    case "result":
    case "double_chance":
    case "score":
      return true;
  }
}

/** True if a match can still end with a score: no side has more goals already, and at the end it is that score. */
export function isPossibleScore(
  score: Count,
  { goals, decided }: Pick<PriceStanding, "goals" | "decided">,
): boolean {
  if (goals === null) return true;
  if (decided) return score.home === goals.home && score.away === goals.away;
  return score.home >= goals.home && score.away >= goals.away;
}

/** State of a score bet: it can no longer happen, or it is the result; null while it is open. */
export type ScoreFate = "impossible" | "result" | null;

/** State of a listed score. */
export function fateOfScore(score: Count, standing: Pick<PriceStanding, "goals" | "decided">): ScoreFate {
  if (!isPossibleScore(score, standing)) return "impossible";
  return standing.decided && standing.goals !== null ? "result" : null;
}

/** State of "every other score" beside the listed ones. */
export function fateOfOther(
  listed: readonly Count[],
  { goals, decided }: Pick<PriceStanding, "goals" | "decided">,
): ScoreFate {
  if (goals === null || !decided) return null;
  return listed.some((score) => isPossibleScore(score, { goals, decided })) ? "impossible" : "result";
}
