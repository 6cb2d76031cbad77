import type { ResultMargin } from "./odds.schema.ts";

/**
 * What a bookmaker keeps, and what he thinks of the chances, from the decimal prices of all outcomes of a market:
 * two of a handicap or total, three of 1X2. Source: domain-facts section 3.
 */

/** Decimal prices of every outcome of one market, in a fixed order. */
export type PriceList = readonly [number, number, ...number[]];
export type OneForEach<Prices extends PriceList> = { -readonly [Place in keyof Prices]: number };

const inverse = (price: number): number => 1 / price;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mapEach = <const Prices extends PriceList>(prices: Prices, change: (price: number) => number) =>
  prices.map(change) as OneForEach<Prices>;

/** Share of all stakes that comes back when every outcome is backed so that each brings the same: 0.95 of 1. */
export function paybackRatio(prices: PriceList): number {
  return 1 / sum(prices.map(inverse));
}

/** By how much the implied probabilities add up to more than 1: 0.09 in a book of 109 %. */
export function overround(prices: PriceList): number {
  return sum(prices.map(inverse)) - 1;
}

/** Probability that a price implies as it stands, the bookmaker's margin included. */
export function impliedProbability(price: number): number {
  return inverse(price);
}

/** Probabilities without the margin, taken off every outcome in proportion. They add up to 1. */
export function proportionalProbabilities<const Prices extends PriceList>(
  prices: Prices,
): OneForEach<Prices> {
  const payback = paybackRatio(prices);
  return mapEach(prices, (price) => payback / price);
}

/**
 * Probabilities without the margin by the power method: each implied probability to the one power with which they
 * add up to 1. Takes more off outsiders than off favourites, as bookmakers do. Every price must be above 1.
 */
export function powerProbabilities<const Prices extends PriceList>(prices: Prices): OneForEach<Prices> {
  const power = powerOf(prices);
  return mapEach(prices, (price) => price ** -power);
}

/** More halvings than this do not change a double. */
const HALVINGS = 200;

/** The sum falls as the power grows, from the number of outcomes down to 0: it is 1 in one place. */
function powerOf(prices: PriceList): number {
  const isTooLow = (power: number): boolean => sum(prices.map((price) => price ** -power)) > 1;
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

const percentOf = (share: number): number => Math.round(share * 10_000) / 100;

/** Payback ratio and proportional probabilities of 1X2 prices, as answers carry them. */
export function resultMargin(prices: {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}): ResultMargin {
  const list = [prices.home, prices.draw, prices.away] as const;
  const [home, draw, away] = proportionalProbabilities(list);
  return {
    payback_percent: percentOf(paybackRatio(list)),
    home_percent: percentOf(home),
    draw_percent: percentOf(draw),
    away_percent: percentOf(away),
  };
}
