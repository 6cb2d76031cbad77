import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addedTallies,
  binOf,
  brierScore,
  calibrationOf,
  type Forecast,
  resultPlace,
  tallyOf,
} from "./calibration.rules.ts";

const aForecast = (home: number, draw: number, away: number, result: Forecast["result"]): Forecast => ({
  chances: [home, draw, away],
  result,
});

describe("The Brier score", () => {
  it.each([
    // (0.5 − 1)² + 0.3² + 0.2²
    [aForecast(0.5, 0.3, 0.2, 0), 0.38],
    // 0.5² + (0.3 − 1)² + 0.2²
    [aForecast(0.5, 0.3, 0.2, 1), 0.78],
    // 0.5² + 0.3² + (0.2 − 1)²
    [aForecast(0.5, 0.3, 0.2, 2), 0.98],
    [aForecast(1, 0, 0, 0), 0],
    [aForecast(1, 0, 0, 2), 2],
    [aForecast(1 / 3, 1 / 3, 1 / 3, 1), 2 / 3],
  ])("The Brier score of %j is %d", (forecast, score) => {
    expect(brierScore(forecast)).toBeCloseTo(score, 12);
  });

  it("The result of a score is a place among home, draw and away", () => {
    expect([resultPlace(2, 1), resultPlace(0, 0), resultPlace(0, 3)]).toEqual([0, 1, 2]);
  });
});

describe("The calibration of forecasts", () => {
  it("A probability on a border belongs to the part above it, certainty to the last part", () => {
    expect([0, 0.0999, 0.1, 0.3, 0.7, 0.1 + 0.2, 0.99, 1].map(binOf)).toEqual([0, 0, 1, 3, 7, 3, 9, 9]);
  });

  it("Scores and parts of four matches are those computed by hand", () => {
    const { matches, brier, base_brier, bins } = calibrationOf(
      tallyOf([
        aForecast(0.5, 0.3, 0.2, 0),
        aForecast(0.5, 0.3, 0.2, 0),
        aForecast(0.5, 0.3, 0.2, 1),
        aForecast(0.56, 0.24, 0.2, 2),
      ]),
    );
    // Scores 0.38, 0.38, 0.78, and 0.3136 + 0.0576 + 0.64 = 1.0112: their mean is 2.5512 / 4.
    expect([matches, brier]).toEqual([4, 0.6378]);
    // Shares 2/4, 1/4, 1/4: 1 − 0.25 − 0.0625 − 0.0625.
    expect(base_brier).toBe(0.625);
    const seen = bins
      .filter(({ count }) => count > 0)
      .map((bin) => [bin.from_percent, bin.count, bin.forecast_percent, bin.observed_percent]);
    expect(seen).toEqual([
      // Four times 0.2 and once 0.24: (0.8 + 0.24) / 5; one of them was the result.
      [20, 5, 20.8, 20],
      [30, 3, 30, 33.3],
      // (3 · 0.5 + 0.56) / 4
      [50, 4, 51.5, 50],
    ]);
    expect(bins.map(({ to_percent }) => to_percent)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  });

  it("Nothing has no scores and ten empty parts", () => {
    const { matches, brier, base_brier, bins } = calibrationOf(tallyOf([]));
    expect([matches, brier, base_brier, bins.length]).toEqual([0, null, null, 10]);
    expect(bins.every((bin) => bin.count === 0 && bin.low_percent === null)).toBe(true);
  });

  const forecast = fc
    .tuple(fc.double({ min: 0.001, max: 1, noNaN: true }), fc.double({ min: 0.001, max: 1, noNaN: true }))
    .chain(([a, b]) => {
      const sum = a + b + 0.5;
      return fc
        .constantFrom<Forecast["result"]>(0, 1, 2)
        .map((r) => aForecast(a / sum, b / sum, 0.5 / sum, r));
    });

  it("Tallies add up: those of two lists equal the tally of both, and each match has three forecasts", () => {
    fc.assert(
      fc.property(fc.array(forecast), fc.array(forecast), (one, other) => {
        const added = calibrationOf(addedTallies(tallyOf(one), tallyOf(other)));
        const whole = calibrationOf(tallyOf([...one, ...other]));
        expect(added.bins.map(({ count }) => count)).toEqual(whole.bins.map(({ count }) => count));
        expect(added.bins.reduce((sum, { count }) => sum + count, 0)).toBe(3 * whole.matches);
        expect(Math.abs((added.brier ?? 0) - (whole.brier ?? 0))).toBeLessThan(0.0002);
        expect(whole.brier ?? 0).toBeLessThanOrEqual(2);
      }),
    );
  });
});
