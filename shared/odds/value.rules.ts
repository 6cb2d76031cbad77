import { type PriceList, proportionalProbabilities, type Winners } from "./margin.rules.ts";

/** Value: prices above those of a market without margin. Pure arithmetic on the decimal prices of one bet. */

/** Fewer bookmakers are no market: of two with equal margins, one is always above their average. */
const LEAST_BOOKS = 3;

/**
 * Averages the bookmakers' implied probabilities of each outcome, each without its margin (proportional normalisation).
 * Null below three bookmakers.
 */
export function marketProbabilities(
  books: readonly PriceList[],
  winners: Winners = 1,
): readonly number[] | null {
  const [first] = books;
  if (!first || books.length < LEAST_BOOKS) return null;
  const chances = books.map((prices) => proportionalProbabilities(prices, winners));
  return first.map(
    (_, place) => chances.reduce((sum, one) => sum + (one[place] ?? Number.NaN), 0) / chances.length,
  );
}

/** The price at which a bet of this probability neither wins nor loses in the long run. */
export const fairPrice = (probability: number): number => 1 / probability;

/** True if a price pays more than the fair one: price times probability is above 1. */
export const isValue = (price: number, probability: number): boolean => price * probability > 1;
