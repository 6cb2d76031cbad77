import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averagePrices, isHighKelly, kellyIndices } from "./kelly.rules.ts";
import { paybackRatio } from "./margin.rules.ts";

type Three = readonly [number, number, number];

describe("averagePrices", () => {
  it("The average is the mean of each outcome's price", () => {
    const offers: Three[] = [
      [2, 3.5, 4],
      [2.2, 3.3, 3.6],
    ];
    expect(averagePrices(offers)?.map((price) => Number(price.toFixed(4)))).toEqual([2.1, 3.4, 3.8]);
  });

  it("There is no average without a company", () => {
    expect(averagePrices<Three>([])).toBeNull();
  });
});

describe("kellyIndices", () => {
  it("The indices of 2.10, 3.30, 3.60 against averages of 2.00, 3.50, 3.80 are 1.001, 0.899 and 0.903", () => {
    const indices = kellyIndices([2.1, 3.3, 3.6] as const, [2, 3.5, 3.8]);
    expect(indices.map((index) => Number(index.toFixed(3)))).toEqual([1.001, 0.899, 0.903]);
  });

  it("The index is 0.9975 for an offer of 2.10 where the average is 2.00 and pays back 95 %, as published", () => {
    const other = 1 / (1 / 0.95 - 1 / 2);
    expect(kellyIndices([2.1, other] as const, [2, other])[0]).toBeCloseTo(0.9975, 9);
  });

  it("The index is, in another source's formula, the offer over the average times the payback of the average", () => {
    const price = fc.double({ min: 1.01, max: 1000, noNaN: true });
    const three = fc.tuple(price, price, price);
    fc.assert(
      fc.property(three, three, (offer, averages) => {
        const payback = paybackRatio(averages);
        for (const [place, index] of kellyIndices(offer, averages).entries()) {
          const expected = ((offer[place] ?? 0) / (averages[place] ?? 1)) * payback;
          expect(Math.abs(index / expected - 1)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it("The index is red from 1 on", () => {
    expect([0.9999, 1, 1.001].map(isHighKelly)).toEqual([false, true, true]);
  });

  it("The index is the payback ratio for a company that offers just the average", () => {
    const price = fc.double({ min: 1.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(price, price, price), (prices) => {
        for (const index of kellyIndices(prices, prices)) expect(index).toBeCloseTo(paybackRatio(prices), 9);
      }),
    );
  });
});
