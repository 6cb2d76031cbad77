import { describe, expect, it } from "vitest";
import type { PriceList } from "./margin.rules.ts";
import { fairPrice, isValue, marketProbabilities } from "./value.rules.ts";

/*
 * By hand: 2.00/2.00 is 1/2, 1/2. 1.80/2.10 is 2.1/3.9, 1.8/3.9 = 0.53846, 0.46154. 2.20/1.70 is 1.7/3.9, 2.2/3.9 =
 * 0.43590, 0.56410. Means: 0.49145 and 0.50855, fair prices 2.0348 and 1.9664.
 */
const BOOKS: PriceList[] = [
  [2, 2],
  [1.8, 2.1],
  [2.2, 1.7],
];

describe("The market without margin", () => {
  it("Probabilities are the mean of the bookmakers' own, each without its margin", () => {
    const chances = marketProbabilities(BOOKS) ?? [];
    expect(chances.map((chance) => Number(chance.toFixed(5)))).toEqual([0.49145, 0.50855]);
    expect(chances.map((chance) => Number(fairPrice(chance).toFixed(4)))).toEqual([2.0348, 1.9664]);
  });

  it("Probabilities of double chance add up to its two winners", () => {
    const chances = marketProbabilities(Array(3).fill([1.25, 1.3, 1.9]), 2) ?? [];
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(2, 12);
  });

  it("Fewer than three bookmakers are no market", () => {
    expect(marketProbabilities([])).toBeNull();
    expect(marketProbabilities(BOOKS.slice(0, 2))).toBeNull();
  });
});

describe("A price above the fair one", () => {
  it("It is one whose price times probability is above 1", () => {
    const [home = 0, away = 0] = marketProbabilities(BOOKS) ?? [];
    expect(BOOKS.map(([one, other]) => [isValue(one, home), isValue(other, away)])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  it("A fair price is none, nor is any price where all bookmakers have the same prices with a margin", () => {
    expect(isValue(2, 0.5)).toBe(false);
    const [home, away] = marketProbabilities(Array(3).fill([1.9, 1.9])) ?? [];
    expect([isValue(1.9, home ?? 1), isValue(1.9, away ?? 1)]).toEqual([false, false]);
  });
});
