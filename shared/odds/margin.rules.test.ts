import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paybackRatio, powerProbabilities, proportionalProbabilities, resultMargin } from "./margin.rules.ts";

const percent = (share: number, digits = 2) => Number((share * 100).toFixed(digits));
const price = () => fc.double({ min: 1.01, max: 1000, noNaN: true });
const twoWay = () => fc.tuple(price(), price());
const threeWay = () => fc.tuple(price(), price(), price());

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("paybackRatio and proportionalProbabilities", () => {
  it.each([
    [[1.83, 3.65, 4.32], 95.07, [51.95, 26.05, 22.01]],
    [[2.1, 3.4, 3.5], 94.69, [45.09, 27.85, 27.06]],
  ] as const)("The payback and shares of 1X2 at %j are the published ones", (prices, payback, shares) => {
    expect(percent(paybackRatio(prices))).toBe(payback);
    expect(proportionalProbabilities(prices).map((share) => percent(share))).toEqual(shares);
  });

  it("The probabilities of 1.83, 3.65, 4.32 round to the published whole percents", () => {
    const shares = proportionalProbabilities([1.83, 3.65, 4.32]).map((share) => percent(share, 0));
    expect(shares).toEqual([52, 26, 22]);
  });

  it("The ratio of a two-way market at HK 0.95 and 0.93 is that of decimal 1.95 and 1.93", () => {
    expect(percent(paybackRatio([1.95, 1.93]))).toBe(97);
    expect(proportionalProbabilities([1.95, 1.93]).map((share) => percent(share))).toEqual([49.74, 50.26]);
  });

  it("The results equal those of the other published formulas", () => {
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
  it("The margin is the published example in percent with two decimals", () => {
    expect(resultMargin({ home: 2.1, draw: 3.4, away: 3.5 })).toEqual({
      payback_percent: 94.69,
      home_percent: 45.09,
      draw_percent: 27.85,
      away_percent: 27.06,
    });
  });

  it("The chances add up to 100, where each rounded on its own would be 100.01", () => {
    const { home_percent, draw_percent, away_percent } = resultMargin({ home: 1.83, draw: 3.65, away: 4.32 });
    expect([home_percent, draw_percent, away_percent]).toEqual([51.95, 26.04, 22.01]);
  });
});

describe("margin-free probabilities", () => {
  it("Margin-free probabilities add up to 1 and keep the order of the prices, by either method", () => {
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

  it("Margin-free probabilities are the implied ones where there is no margin", () => {
    for (const method of [proportionalProbabilities, powerProbabilities]) {
      const [home, draw, away] = method([2, 4, 4]);
      expect(home).toBeCloseTo(0.5, 12);
      expect(draw).toBeCloseTo(0.25, 12);
      expect(away).toBeCloseTo(0.25, 12);
    }
  });

  it("Margin-free probabilities add up to 2 where two of three outcomes win", () => {
    fc.assert(
      fc.property(threeWay(), (prices) => {
        expect(total(proportionalProbabilities(prices, 2))).toBeCloseTo(2, 9);
        expect(total(powerProbabilities(prices, 2))).toBeCloseTo(2, 9);
      }),
    );
  });

  it("The power method gives probabilities: between 0 and 1, and equal for equal prices", () => {
    fc.assert(
      fc.property(fc.oneof(twoWay(), threeWay()), (prices) => {
        for (const share of powerProbabilities(prices)) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThan(1);
        }
      }),
    );
    fc.assert(
      fc.property(price(), (same) => {
        for (const share of powerProbabilities([same, same, same])) expect(share).toBeCloseTo(1 / 3, 12);
      }),
    );
  });

  it("The power method lowers an outcome whose price rises, and raises the others", () => {
    fc.assert(
      fc.property(threeWay(), fc.double({ min: 1.01, max: 3, noNaN: true }), ([home, draw, away], factor) => {
        const [before, after] = [
          powerProbabilities([home, draw, away]),
          powerProbabilities([home * factor, draw, away]),
        ];
        expect(after[0]).toBeLessThanOrEqual(before[0] + 1e-12);
        expect(after[1]).toBeGreaterThanOrEqual(before[1] - 1e-12);
        expect(after[2]).toBeGreaterThanOrEqual(before[2] - 1e-12);
      }),
    );
  });

  it("The power method takes, wherever there is a margin, more off the longest price than in proportion", () => {
    fc.assert(
      fc.property(threeWay(), (prices) => {
        fc.pre(paybackRatio(prices) < 0.999);
        const longest = prices.indexOf(Math.max(...prices));
        const shortest = prices.indexOf(Math.min(...prices));
        const [power, proportional] = [powerProbabilities(prices), proportionalProbabilities(prices)];
        expect(power[longest]).toBeLessThanOrEqual((proportional[longest] ?? 0) + 1e-12);
        expect(power[shortest]).toBeGreaterThanOrEqual((proportional[shortest] ?? 1) - 1e-12);
      }),
    );
  });

  it("The power method takes more off the outsider than in proportion", () => {
    const prices = [1.2, 6.5, 11] as const;
    const [favourite, , outsider] = powerProbabilities(prices);
    const [proportional, , alsoOutsider] = proportionalProbabilities(prices);
    expect(favourite).toBeGreaterThan(proportional);
    expect(outsider).toBeLessThan(alsoOutsider);
  });

  it("The power method uses one power of the implied probabilities", () => {
    const prices = [1.83, 3.65, 4.32] as const;
    const powers = powerProbabilities(prices).map(
      (share, place) => Math.log(share) / Math.log(1 / (prices[place] ?? 1)),
    );
    expect(powers[1]).toBeCloseTo(powers[0] ?? 0, 9);
    expect(powers[2]).toBeCloseTo(powers[0] ?? 0, 9);
  });
});
