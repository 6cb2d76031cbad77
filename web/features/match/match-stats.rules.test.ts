import { describe, expect, it } from "vitest";
import type { MatchStat } from "#shared/match/index.ts";
import { statPeriods, statRows } from "./match-stats.rules.ts";

const stat = (
  kind: string,
  home: number | null,
  away: number | null,
  period: MatchStat["period"] = "full",
): MatchStat => ({ kind, period, home, away });

describe("The rows of a match's statistics", () => {
  it("Rows are in reading order, unknown kinds last", () => {
    const kinds = ["saves", "zonal_marks", "tackles", "corners", "expected_goals", "shots", "possession"];
    expect(
      statRows(
        kinds.map((kind) => stat(kind, 1, 1)),
        "full",
        null,
      ).map(({ kind }) => kind),
    ).toEqual([...["possession", "shots", "expected_goals", "corners", "saves", "tackles", "zonal_marks"]]);
  });

  it("Rows belong to the requested period", () => {
    const stats = [stat("shots", 10, 4), stat("shots", 3, 1, "first_half")];
    expect(statRows(stats, "first_half", null)).toMatchObject([{ home: 3, away: 1, homeShare: 75 }]);
    expect(statPeriods(stats)).toEqual(["full", "first_half"]);
  });

  it.each([
    ["nothing on either side", 0, 0],
    ["one side unknown", 3, null],
  ])("Rows have no share with %s", (_, home, away) => {
    expect(statRows([stat("shots", home, away)], "full", null)).toMatchObject([
      { home, away, homeShare: null },
    ]);
  });

  it("Rows unknown for both sides are left out", () => {
    expect(statRows([stat("shots", null, null)], "full", null)).toEqual([]);
  });
});
