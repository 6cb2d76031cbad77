import fc from "fast-check";
import { expect, it } from "vitest";
import { wilsonInterval } from "./wilson.rules.ts";

const rounded = (hits: number, count: number): number[] => {
  const { low, high } = wilsonInterval(hits, count) ?? { low: Number.NaN, high: Number.NaN };
  return [low, high].map((share) => Math.round(share * 10_000) / 10_000);
};

it.each([
  // 8 of 10: centre (0.8 + 3.8415 / 20) / 1.38415 = 0.71674, half 0.22659.
  [8, 10, [0.4902, 0.9433]],
  [0, 10, [0, 0.2775]],
  [10, 10, [0.7225, 1]],
  [1, 1, [0.2065, 1]],
  [500, 1000, [0.4691, 0.5309]],
])("The Wilson interval of %i hits of %i is %j", (hits, count, interval) => {
  expect(rounded(hits, count)).toEqual(interval);
});

it("The Wilson interval of nothing is null", () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});

it("A Wilson interval lies within 0 and 1 and holds the observed share", () => {
  const sample = fc
    .integer({ min: 1, max: 10_000 })
    .chain((count) => fc.tuple(fc.nat(count), fc.constant(count)));
  fc.assert(
    fc.property(sample, ([hits, count]) => {
      const { low, high } = wilsonInterval(hits, count) ?? { low: 1, high: 0 };
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(hits / count + 1e-12);
      expect(high).toBeGreaterThanOrEqual(hits / count - 1e-12);
    }),
  );
});
