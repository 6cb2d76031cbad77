import { mapEach, type OneForEach } from "../statistic/index.ts";
import { type PriceList, proportionalProbabilities, type Winners } from "./margin.rules.ts";

/**
 * The Kelly index of odds tables (not the staking formula): a company's price for an outcome against the estimate of
 * all companies together. Above the payback ratio it pays more than they do; from 1 on it is shown in red. Source:
 * domain-facts section 3.
 */

/** Arithmetic mean of each outcome's price over companies; null of none. One latest price per company, open ones only. */
export function averagePrices<Prices extends PriceList>(
  offers: readonly Prices[],
): OneForEach<Prices> | null {
  const [first] = offers;
  if (first === undefined) return null;
  const mean = (place: number): number =>
    offers.reduce((sum, prices) => sum + (prices[place] ?? Number.NaN), 0) / offers.length;
  return mapEach(first, (_, place) => mean(place));
}

/** Kelly index of each outcome: the company's price times the margin-free probability of the average prices. */
export function kellyIndices<Prices extends PriceList>(
  prices: Prices,
  averages: PriceList,
  winners: Winners = 1,
): OneForEach<Prices> {
  const probabilities = proportionalProbabilities(averages, winners);
  return mapEach(prices, (price, place) => price * (probabilities[place] ?? Number.NaN));
}

/** True if tables show an index in red: the company pays more than a fair price at the common estimate. */
export const isHighKelly = (index: number): boolean => index >= 1;
