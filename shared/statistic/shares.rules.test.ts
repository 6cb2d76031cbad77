import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentsOf, sharesOf } from "./shares.rules.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe("sharesOf", () => {
  it.each([
    [[1, 1, 1], 0, [34, 33, 33]],
    [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
    [[0.505, 0.495], 0, [51, 49]],
    [[60, 41], 0, [59, 41]],
    [[1, 5, 5], 0, [9, 46, 45]],
    [[0, 7], 2, [0, 100]],
    [[0, 0], 0, [0, 0]],
    [[0.1, 0.2, 0.7], 0, [10, 20, 70]],
  ] as const)("Shares divide 100 among %j with %i decimals into %j", (amounts, decimals, shares) => {
    expect(sharesOf(amounts, decimals)).toEqual(shares);
  });

  it("Shares divide another whole too: double chance probabilities are shares of 200", () => {
    expect(sharesOf([1, 1, 1], 1, 200)).toEqual([66.7, 66.7, 66.6]);
  });

  it("Shares add up to the whole, each within a step of its part, and a larger part never has the smaller share", () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 2 }),
        (amounts, decimals) => {
          const all = sum(amounts);
          fc.pre(all > 1e-6);
          const shares = sharesOf(amounts, decimals);
          const step = 10 ** -decimals;
          expect(Math.round(sum(shares) / step)).toBe(Math.round(100 / step));
          for (const [place, share] of shares.entries()) {
            expect(Math.abs(share - (100 * (amounts[place] ?? 0)) / all)).toBeLessThan(step + 1e-6);
            expect(String(share).length).toBeLessThanOrEqual(6);
          }
          const ascending = amounts.map((size, place) => ({ size, share: shares[place] ?? 0 }));
          ascending.sort((a, b) => a.size - b.size || a.share - b.share);
          for (const [place, { size, share }] of ascending.entries()) {
            const before = ascending[place - 1];
            if (before && size - before.size > all * 1e-9) expect(share).toBeGreaterThanOrEqual(before.share);
          }
        },
      ),
    );
  });
});

describe("percentsOf", () => {
  it("Percents have one decimal, and no share of nothing", () => {
    expect(percentsOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
    expect(percentsOf([0, 0, 0])).toEqual([null, null, null]);
  });
});
