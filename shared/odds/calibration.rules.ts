import { rounded, wilsonInterval } from "../statistic/index.ts";
import type { Calibration, ReliabilityBin } from "./calibration.schema.ts";

/**
 * Calibration of forecasts of match results: how often did what was called 70 % happen.
 *
 * Brier score in the original form for several categories (G. W. Brier, "Verification of forecasts expressed in terms
 * of probability", Monthly Weather Review 78, 1950): per match the sum over home, draw and away of
 * (probability − outcome)², where the outcome is 1 for the result and 0 for the others; then the mean over matches. 0 is
 * perfect, 2 is certain and always wrong, a third for each result gives 2/3.
 */

/** Results in the order of a forecast's probabilities. */
const RESULTS = [0, 1, 2] as const;

/** Probabilities of home, draw and away before a match, and the place of its result among them. */
export interface Forecast {
  readonly chances: readonly [home: number, draw: number, away: number];
  readonly result: (typeof RESULTS)[number];
}

/** The result of a match as a place among home, draw and away. */
export function resultPlace(home: number, away: number): Forecast["result"] {
  if (home === away) return 1;
  return home > away ? 0 : 2;
}

/** Brier score of one match, 0 to 2. */
export const brierScore = ({ chances, result }: Forecast): number =>
  RESULTS.reduce<number>((sum, place) => sum + (chances[place] - Number(place === result)) ** 2, 0);

/** Number of equal parts of the scale. */
const BINS = 10;

/** The part of the scale that a probability belongs to: 0.7 is the first of the eighth, 1 is the last of the tenth. */
export const binOf = (probability: number): number =>
  // 0.7 times ten is a little above 7, and a sum of means can be a little below it.
  Math.min(BINS - 1, Math.floor(probability * BINS + 1e-9));

interface BinTally {
  readonly count: number;
  readonly hits: number;
  /** Sum of the probabilities. */
  readonly sum: number;
}

/** Sums over forecasts. Tallies of disjoint forecasts add up. */
export interface CalibrationTally {
  readonly matches: number;
  /** Sum of the Brier scores. */
  readonly squares: number;
  /** How often each result occurred. */
  readonly results: readonly number[];
  readonly bins: readonly BinTally[];
}

/** Sums over some forecasts. */
export function tallyOf(forecasts: readonly Forecast[]): CalibrationTally {
  const results = RESULTS.map(() => 0);
  const bins = Array.from({ length: BINS }, () => ({ count: 0, hits: 0, sum: 0 }));
  let squares = 0;
  for (const forecast of forecasts) {
    squares += brierScore(forecast);
    results[forecast.result] = (results[forecast.result] ?? 0) + 1;
    for (const place of RESULTS) {
      const bin = bins[binOf(forecast.chances[place])];
      if (!bin) continue;
      bin.count += 1;
      bin.sum += forecast.chances[place];
      bin.hits += Number(place === forecast.result);
    }
  }
  return { matches: forecasts.length, squares, results, bins };
}

/** The tally of the forecasts of both. */
export const addedTallies = (one: CalibrationTally, other: CalibrationTally): CalibrationTally => ({
  matches: one.matches + other.matches,
  squares: one.squares + other.squares,
  results: one.results.map((count, place) => count + (other.results[place] ?? 0)),
  bins: one.bins.map((bin, place) => {
    const { count, hits, sum } = other.bins[place] ?? { count: 0, hits: 0, sum: 0 };
    return { count: bin.count + count, hits: bin.hits + hits, sum: bin.sum + sum };
  }),
});

const percent = (share: number): number => rounded(100 * share, 1);

function toBin({ count, hits, sum }: BinTally, place: number): ReliabilityBin {
  const range = { from_percent: (100 / BINS) * place, to_percent: (100 / BINS) * (place + 1), count };
  const interval = wilsonInterval(hits, count);
  if (!interval) {
    return {
      ...range,
      ...{ forecast_percent: null, observed_percent: null, low_percent: null, high_percent: null },
    };
  }
  return {
    ...range,
    forecast_percent: percent(sum / count),
    observed_percent: percent(hits / count),
    low_percent: percent(interval.low),
    high_percent: percent(interval.high),
  };
}

/** Brier scores and reliability bins of a tally. */
export function calibrationOf({ matches, squares, results, bins }: CalibrationTally): Calibration {
  return {
    matches,
    brier: matches === 0 ? null : rounded(squares / matches, 4),
    // A forecast that always states the shares f scores 1 − Σ f² on average.
    base_brier:
      matches === 0 ? null : rounded(1 - results.reduce((sum, count) => sum + (count / matches) ** 2, 0), 4),
    bins: bins.map(toBin),
  };
}
