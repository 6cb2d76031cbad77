import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backOffUntil, retryAfterOf } from "./backoff.rules.ts";

const NOW = Date.UTC(2026, 10, 21, 22, 30);
const other = (retryAfterMs: number | null = null) => ({ kind: "other", retryAfterMs }) as const;

describe("Retry-After headers", () => {
  it("Retry-After is seconds or a date, and anything else is ignored", () => {
    expect(retryAfterOf("120", NOW)).toBe(120_000);
    expect(retryAfterOf(new Date(NOW + 5000).toUTCString(), NOW)).toBe(5000);
    expect(retryAfterOf(new Date(NOW - 5000).toUTCString(), NOW)).toBe(0);
    for (const nothing of [null, "", " ", "soon"]) expect(retryAfterOf(nothing, NOW)).toBeNull();
  });
});

describe("Backoff of a failing provider", () => {
  it("Backoff doubles each time, up to half an hour", () => {
    const rests = [1, 2, 3, 7, 40].map((failures) => backOffUntil(other(), failures, NOW) - NOW);
    expect(rests).toEqual([30_000, 60_000, 120_000, 1_800_000, 1_800_000]);
  });

  it("Backoff honours Retry-After, up to six hours", () => {
    expect(backOffUntil(other(900_000), 1, NOW) - NOW).toBe(900_000);
    expect(backOffUntil(other(1000), 1, NOW) - NOW).toBe(30_000);
    expect(backOffUntil(other(86_400_000 * 365), 1, NOW) - NOW).toBe(6 * 3_600_000);
  });

  it("A provider without calls left is retried tomorrow, and one that refuses the key in an hour", () => {
    expect(backOffUntil({ kind: "day" }, 1, NOW)).toBe(Date.UTC(2026, 10, 22));
    expect(backOffUntil({ kind: "refused" }, 9, NOW)).toBe(NOW + 3_600_000);
  });

  it("A failing provider is never retried at once", () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.integer({ min: 0 })), (failures, retryAfterMs) => {
        expect(backOffUntil(other(retryAfterMs), failures, NOW)).toBeGreaterThanOrEqual(NOW + 30_000);
      }),
    );
  });
});
