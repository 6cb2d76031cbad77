import { describe, expect, it } from "vitest";
import { disruptionOf, hasResult } from "./disruption.ts";

const season = (decider: boolean) =>
  Array.from({ length: 15_000 }, (_, index) => ({ id: `match-${index}`, seed: "world", decider }));

describe("disruptionOf", () => {
  it("disruptionOf disrupts about one match in 150, in all four ways", () => {
    const disruptions = season(false).flatMap((plan) => disruptionOf(plan) ?? []);
    expect(disruptions.length).toBeGreaterThan(60);
    expect(disruptions.length).toBeLessThan(150);
    expect(new Set(disruptions.map(({ kind }) => kind))).toEqual(
      new Set(["postponed", "cancelled", "interrupted", "abandoned"]),
    );
  });

  it("disruptionOf never disrupts a decider for good", () => {
    const deciders = season(true);
    expect(deciders.some((plan) => disruptionOf(plan)?.kind === "interrupted")).toBe(true);
    expect(deciders.every(hasResult)).toBe(true);
  });

  it("disruptionOf leaves a result to a match that only paused", () => {
    for (const plan of season(false)) {
      const kind = disruptionOf(plan)?.kind;
      expect(hasResult(plan)).toBe(kind === undefined || kind === "interrupted");
    }
  });
});
