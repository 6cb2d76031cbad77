import { describe, expect, it } from "vitest";
import { MATCH_STATUSES } from "#shared/match/match-status.ts";
import { isNear } from "./day-distance.rules.ts";
import { isOn, pageOfDay } from "./day-page-kind.ts";

describe("Results and schedule", () => {
  it("Results and schedule share no match, and only live matches are in neither", () => {
    expect(MATCH_STATUSES.filter((status) => isOn("results", status) && isOn("schedule", status))).toEqual(
      [],
    );
    expect(MATCH_STATUSES.filter((status) => !isOn("results", status) && !isOn("schedule", status))).toEqual([
      "first_half",
      "half_time",
      "second_half",
      "overtime",
      "penalties",
      "no_news",
    ]);
  });

  it("Past days are results, future days a schedule, and today is both", () => {
    const of = (kind: "results" | "schedule") =>
      ["2026-01-01", "2026-01-02", "2026-01-03"].map((day) => pageOfDay(kind, day, "2026-01-02"));
    expect(of("results")).toEqual(["results", "results", "schedule"]);
    expect(of("schedule")).toEqual(["results", "schedule", "schedule"]);
  });

  it("Scores update on today and on days that are today in another time zone", () => {
    const days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04"];
    expect(days.map((day) => isNear(day, "2026-01-02"))).toEqual([false, true, true, true, false]);
  });
});
