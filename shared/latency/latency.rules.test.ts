import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bucketOf, delayOf, quantilesOf } from "./latency.rules.ts";
import { LATENCY_MAX_MS } from "./latency.table.ts";

const delay = fc.integer({ min: 0, max: LATENCY_MAX_MS });
const counted = (delays: readonly number[]) => delays.map((ms) => ({ bucket: bucketOf(ms), total: 1 }));
/** By the definition: the smallest delay that so many of a hundred did not exceed. */
const exact = (delays: readonly number[], percent: number) =>
  delays.toSorted((a, b) => a - b)[Math.ceil((percent * delays.length) / 100) - 1] ?? 0;

describe("buckets of delays", () => {
  it("Buckets are at most ten per cent beside every delay in them", () => {
    for (let ms = 1; ms <= LATENCY_MAX_MS; ms += ms < 2_000 ? 1 : 37) {
      expect(Math.abs(delayOf(bucketOf(ms)) - ms) / ms, `${ms} ms`).toBeLessThan(0.1);
    }
  });

  it("Buckets cover all delays, ascend, and are few", () => {
    expect([bucketOf(0), delayOf(0)]).toEqual([0, 0]);
    fc.assert(fc.property(delay, delay, (a, b) => bucketOf(Math.min(a, b)) <= bucketOf(Math.max(a, b))));
    expect(bucketOf(LATENCY_MAX_MS)).toBeLessThan(70);
  });
});

describe("quantiles of buckets", () => {
  it("Quantiles are at most ten per cent, or one rounding step, beside the exact ones", () => {
    fc.assert(
      fc.property(fc.array(delay, { minLength: 1, maxLength: 400 }), (delays) => {
        const found = quantilesOf(counted(delays));
        for (const [percent, ms] of [
          [50, found?.p50_ms],
          [95, found?.p95_ms],
          [99, found?.p99_ms],
        ] as const) {
          const wanted = exact(delays, percent);
          expect(Math.abs((ms ?? Number.NaN) - wanted)).toBeLessThanOrEqual(wanted * 0.1 + 0.5);
        }
        expect(found?.count).toBe(delays.length);
      }),
    );
  });

  it("Quantiles are the same for counts spread over hours in any way and order", () => {
    fc.assert(
      fc.property(fc.array(delay, { minLength: 1 }), fc.nat(), (delays, seed) => {
        const counts = counted(delays);
        const cut = seed % (counts.length + 1);
        const twice = quantilesOf([...counts.slice(cut), ...counts.slice(0, cut)]);
        expect(twice).toEqual(quantilesOf(counts));
      }),
    );
  });

  it("Quantiles never fall from p50 to p99, and do not exist without counts", () => {
    fc.assert(
      fc.property(fc.array(delay, { minLength: 1 }), (delays) => {
        const found = quantilesOf(counted(delays));
        expect(found && found.p50_ms <= found.p95_ms && found.p95_ms <= found.p99_ms).toBe(true);
      }),
    );
    expect(quantilesOf([])).toBeNull();
  });
});
