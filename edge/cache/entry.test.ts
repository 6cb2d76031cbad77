import { describe, expect, it } from "vitest";
import { FRESHNESS } from "#shared/api/index.ts";
import { anAnswer } from "#tests/support/edge/edge-answers.ts";
import { periodsOf } from "./entry.ts";
import { lifetimes, shorterOf } from "./freshness.ts";

describe("freshness words", () => {
  it("Freshness words grow longer in the order of declaration, private apart", () => {
    const fresh = FRESHNESS.filter((word) => word !== "private").map((word) => lifetimes[word].fresh);
    expect(fresh).toEqual([...fresh].sort((one, other) => one - other));
    expect(lifetimes.private).toEqual({ fresh: 0, staleWhileRevalidate: 0, staleIfError: 0, browser: 0 });
  });

  it("Browsers never keep a response longer than it is fresh", () => {
    for (const word of FRESHNESS) expect(lifetimes[word].browser).toBeLessThanOrEqual(lifetimes[word].fresh);
  });

  it("Two freshness words combine to the shorter one", () => {
    expect(shorterOf("minutes", "live")).toBe("live");
    expect(shorterOf("odds", "hours")).toBe("odds");
  });
});

describe("ends of the periods", () => {
  it("The ends of the periods follow one another", () => {
    expect(periodsOf(anAnswer(""), 1000)).toEqual({
      freshUntilMs: 2000,
      staleUntilMs: 6000,
      keepUntilMs: 66_000,
    });
  });

  it("The periods stop at a known change, but the response is kept for the case of a failure", () => {
    const periods = periodsOf(anAnswer("", { nextChangeAtMs: 1500 }), 1000);
    expect(periods).toEqual({ freshUntilMs: 1500, staleUntilMs: 1500, keepUntilMs: 66_000 });
  });

  it("A page of overdue responses has no fresh time", () => {
    const periods = periodsOf(anAnswer("", { overdue: true, freshness: "minutes" }), 1000);
    expect(periods).toMatchObject({ freshUntilMs: 1000, staleUntilMs: 3000 });
  });
});
