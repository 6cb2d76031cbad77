import { mapEach, type OneForEach, rounded, sharesOf } from "../statistic/index.ts";
import { MARKET_TRAITS, type Market, type PricesOf } from "./market.table.ts";
import type { ResultMargin } from "./odds.schema.ts";

/**
 * A bookmaker's margin and implied chances, from the decimal prices of all outcomes of a market: two of a handicap or
 * total, three of 1X2. Source: domain-facts section 3.
 */

/** Decimal prices of every outcome of one market, in a fixed order. */
export type PriceList = readonly [number, number, ...number[]];

const inverse = (price: number): number => 1 / price;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many of a market's outcomes win at once, the sum of fair implied probabilities: two in double chance. */
export type Winners = 1 | 2;
/** How many outcomes of a market win. */
export const winnersOf = (market: Market): Winners => MARKET_TRAITS[market].winners;

/** Payback ratio when every outcome is backed so that each returns the same: 0.95 of 1. */
export function paybackRatio(prices: PriceList, winners: Winners = 1): number {
  return winners / sum(prices.map(inverse));
}

/** Probabilities without the margin, taken off every outcome in proportion. They add up to the number of winners. */
export function proportionalProbabilities<const Prices extends PriceList>(
  prices: Prices,
  winners: Winners = 1,
): OneForEach<Prices> {
  const payback = paybackRatio(prices, winners);
  return mapEach(prices, (price) => payback / price);
}

/**
 * Probabilities without the margin by the power method: one power of the implied probabilities (prices above 1) makes
 * them add up to the winners. It takes more off outsiders, as bookmakers do.
 */
export function powerProbabilities<const Prices extends PriceList>(
  prices: Prices,
  winners: Winners = 1,
): OneForEach<Prices> {
  const power = powerOf(prices, winners);
  return mapEach(prices, (price) => price ** -power);
}

/** More halvings than this do not change a double. */
const HALVINGS = 200;

/** The sum falls as the power grows, from the number of outcomes down to 0: it has the right value in one place. */
function powerOf(prices: PriceList, winners: Winners): number {
  const isTooLow = (power: number): boolean => sum(prices.map((price) => price ** -power)) > winners;
  let [low, high] = [0, 1];
  while (isTooLow(high)) [low, high] = [high, high * 2];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The ways to take the margin off, by the names under which readers choose them. */
export const MARGIN_METHODS = { proportional: proportionalProbabilities, power: powerProbabilities } as const;
/** `proportional` takes the same share off every outcome, `power` more off outsiders. */
export type MarginMethod = keyof typeof MARGIN_METHODS;

/**
 * Rounds the probabilities of all outcomes of a market to percents that add up to the whole: 100, or 200 where two
 * outcomes win at once.
 */
export function chancePercents<const Chances extends readonly number[]>(
  chances: Chances,
  decimals: number,
): OneForEach<Chances> {
  return sharesOf(chances, decimals, 100 * Math.round(sum(chances)));
}

/** Payback ratio and proportional probabilities of 1X2 prices, as answers carry them: the three add up to 100. */
export function resultMargin(prices: PricesOf<"match_result">): ResultMargin {
  const list = [prices.home, prices.draw, prices.away] as const;
  const [home_percent, draw_percent, away_percent] = chancePercents(proportionalProbabilities(list), 2);
  return {
    payback_percent: rounded(100 * paybackRatio(list), 2),
    home_percent,
    draw_percent,
    away_percent,
  };
}
