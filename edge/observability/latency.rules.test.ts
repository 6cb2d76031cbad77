import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countLatency, LATENCY_BOUNDS_MS, latencyAt, noLatencies } from "./latency.rules.ts";

const counted = (durations: readonly number[]) => {
  const counts = noLatencies();
  for (const duration of durations) countLatency(counts, duration);
  return counts;
};

describe("percentiles of durations", () => {
  it("Percentiles are the ends of their classes", () => {
    const counts = counted([1, 5, 6, 30, 90, 3900]);
    expect([0, 0.33, 0.5, 0.8, 0.99, 1].map((share) => latencyAt(counts, share))).toEqual([
      5, 5, 10, 100, 4000, 4000,
    ]);
  });

  it("Percentiles are unknown without durations, and beyond the last end", () => {
    expect([latencyAt(noLatencies(), 0.5), latencyAt(counted([1, 20_000]), 0.99)]).toEqual([null, null]);
  });

  it("Percentiles are never below the true value, and in the same class", () => {
    const durations = fc.array(fc.nat(16_000), { minLength: 1 });
    fc.assert(
      fc.property(durations, fc.constantFrom(0.5, 0.95, 0.99), (some, share) => {
        const exact = some.toSorted((one, other) => one - other)[Math.ceil(some.length * share) - 1] ?? 0;
        expect(latencyAt(counted(some), share)).toBe(LATENCY_BOUNDS_MS.find((bound) => exact <= bound));
      }),
    );
  });
});
