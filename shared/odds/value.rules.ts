import { mapEach, type OneForEach } from "../statistic/index.ts";
import { type PriceList, proportionalProbabilities, type Winners } from "./margin.rules.ts";

/** Value: prices above those of a market without margin. Pure arithmetic on the decimal prices of one bet. */

/** Fewer bookmakers are no market: of two with equal margins, one is always above their average. */
const LEAST_BOOKS = 3;

/**
 * Arithmetic mean over bookmakers of each outcome's implied probability, each book without its margin (proportional
 * normalisation). Null of none. The means add up to the number of winners, because the probabilities of each book do.
 */
export function meanProbabilities<const Prices extends PriceList>(
  books: readonly Prices[],
  winners: Winners = 1,
): OneForEach<Prices> | null {
  const [first] = books;
  if (!first) return null;
  const chances = books.map((prices) => proportionalProbabilities<Prices>(prices, winners));
  return mapEach(
    first,
    (_, place) => chances.reduce((sum, one) => sum + (one[place] ?? Number.NaN), 0) / chances.length,
  );
}

/** {@link meanProbabilities}, null below three bookmakers. */
export function marketProbabilities(
  books: readonly PriceList[],
  winners: Winners = 1,
): readonly number[] | null {
  return books.length < LEAST_BOOKS ? null : meanProbabilities(books, winners);
}

/** The price at which a bet of this probability neither wins nor loses in the long run. */
export const fairPrice = (probability: number): number => 1 / probability;

/** True if a price pays more than the fair one: price times probability is above 1. */
export const isValue = (price: number, probability: number): boolean => price * probability > 1;
