import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  overround,
  paybackRatio,
  powerProbabilities,
  proportionalProbabilities,
  resultMargin,
} from "./margin.rules.ts";

const percent = (share: number, digits = 2) => Number((share * 100).toFixed(digits));
const price = () => fc.double({ min: 1.01, max: 1000, noNaN: true });
const twoWay = () => fc.tuple(price(), price());
const threeWay = () => fc.tuple(price(), price(), price());

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("paybackRatio and proportionalProbabilities", () => {
  it.each([
    [[1.83, 3.65, 4.32], 95.07, [51.95, 26.05, 22.01]],
    [[2.1, 3.4, 3.5], 94.69, [45.09, 27.85, 27.06]],
  ] as const)("of 1X2 at %j", (prices, payback, shares) => {
    expect(percent(paybackRatio(prices))).toBe(payback);
    expect(proportionalProbabilities(prices).map((share) => percent(share))).toEqual(shares);
  });

  it("round to the whole percents that were published for 1.83, 3.65, 4.32", () => {
    const shares = proportionalProbabilities([1.83, 3.65, 4.32]).map((share) => percent(share, 0));
    expect(shares).toEqual([52, 26, 22]);
  });

  it("of a two-way market at HK 0.95 and 0.93, decimal 1.95 and 1.93", () => {
    expect(percent(paybackRatio([1.95, 1.93]))).toBe(97);
    expect(proportionalProbabilities([1.95, 1.93]).map((share) => percent(share))).toEqual([49.74, 50.26]);
  });

  it("are what the other published formulas give", () => {
    fc.assert(
      fc.property(threeWay(), ([a, b, c]) => {
        const prices = [a, b, c] as const;
        expect(paybackRatio(prices)).toBeCloseTo((a * b * c) / (a * b + b * c + a * c), 9);
        expect(proportionalProbabilities(prices)[0]).toBeCloseTo(1 / (1 + a / b + a / c), 9);
      }),
    );
    fc.assert(
      fc.property(twoWay(), ([a, b]) => {
        expect(paybackRatio([a, b])).toBeCloseTo((a * b) / (a + b), 9);
      }),
    );
  });
});

describe("resultMargin", () => {
  it("is the published example in percent with two decimals", () => {
    expect(resultMargin({ home: 2.1, draw: 3.4, away: 3.5 })).toEqual({
      payback_percent: 94.69,
      home_percent: 45.09,
      draw_percent: 27.85,
      away_percent: 27.06,
    });
  });
});

describe("overround", () => {
  it("is 9 % of a book of 53, 33 and 23 percent, as published", () => {
    expect(percent(overround([1 / 0.53, 1 / 0.33, 1 / 0.23]))).toBe(9);
  });

  it("is nothing at fair prices and below nothing where all outcomes can be backed with profit", () => {
    expect(overround([2, 2])).toBe(0);
    expect(overround([2.1, 2.1])).toBeLessThan(0);
  });
});

describe("margin-free probabilities", () => {
  it("add up to 1 and keep the order of the prices, by either method", () => {
    fc.assert(
      fc.property(fc.oneof(twoWay(), threeWay()), (prices) => {
        for (const shares of [proportionalProbabilities(prices), powerProbabilities(prices)]) {
          expect(total(shares)).toBeCloseTo(1, 9);
          const byPrice = shares
            .map((share, place) => ({ share, price: prices[place] ?? Number.NaN }))
            .toSorted((a, b) => a.price - b.price || b.share - a.share)
            .map(({ share }) => share);
          expect(byPrice).toEqual(shares.toSorted((a, b) => b - a));
        }
      }),
    );
  });

  it("are the implied ones where there is no margin", () => {
    for (const method of [proportionalProbabilities, powerProbabilities]) {
      const [home, draw, away] = method([2, 4, 4]);
      expect(home).toBeCloseTo(0.5, 12);
      expect(draw).toBeCloseTo(0.25, 12);
      expect(away).toBeCloseTo(0.25, 12);
    }
  });

  it("by the power method take more off the outsider than in proportion", () => {
    const prices = [1.2, 6.5, 11] as const;
    const [favourite, , outsider] = powerProbabilities(prices);
    const [proportional, , alsoOutsider] = proportionalProbabilities(prices);
    expect(favourite).toBeGreaterThan(proportional);
    expect(outsider).toBeLessThan(alsoOutsider);
  });

  it("by the power method are one power of the implied ones", () => {
    const prices = [1.83, 3.65, 4.32] as const;
    const powers = powerProbabilities(prices).map(
      (share, place) => Math.log(share) / Math.log(1 / (prices[place] ?? 1)),
    );
    expect(powers[1]).toBeCloseTo(powers[0] ?? 0, 9);
    expect(powers[2]).toBeCloseTo(powers[0] ?? 0, 9);
  });
});
