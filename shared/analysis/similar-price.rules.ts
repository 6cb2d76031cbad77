import { type PriceList, proportionalProbabilities } from "../odds/margin.rules.ts";

/** Maximum difference of probabilities between matches whose prices count as alike. */
const NEAR = 0.02;

/**
 * True when no outcome's margin-free probability differs by more than two percent points. Equal prices are too rare to
 * be useful.
 */
export function arePricedAlike(one: PriceList, other: PriceList): boolean {
  const [left, right] = [proportionalProbabilities(one), proportionalProbabilities(other)];
  return left.every((probability, place) => Math.abs(probability - (right[place] ?? 0)) <= NEAR);
}
