import { describe, expect, it } from "vitest";
import { anAnalysis, aPast, aPastMatch } from "#tests/support/builders/analysis-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { companiesOf, pastRow, shownTeamAnalysis } from "./past-row.rules.ts";

const { home, away } = aMatch();

describe("A row of a past match", () => {
  it("A row has scores, corners and the results of the lines", () => {
    const row = pastRow(aPast(20), home.id, true);
    expect(row).toMatchObject({
      match_id: 20,
      side: "home",
      result: "won",
      goals: { home: 2, away: 0 },
      half: { home: 1, away: 0 },
      corners: { home: 6, away: 3 },
      handicap: { line: 0.25, outcome: "won" },
      total: { line: 2.5, outcome: "under" },
      company: "Crown",
    });
    expect(pastRow(aPast(20), away.id, true).side).toBe("away");
  });

  it("A row separates regular time from later goals", () => {
    const final = aPastMatch(30, {
      home: { goals: 2, overtime: 3, penalties: 4 },
      away: { goals: 2, overtime: 3, penalties: 2 },
    });
    const row = pastRow(aPast(30, { result: "drawn" }, final), home.id, true);
    expect([row.goals, row.overtime, row.shoot_out]).toEqual([
      { home: 2, away: 2 },
      { home: 3, away: 3 },
      { home: 4, away: 2 },
    ]);
  });

  it("A row works without prices", () => {
    const none = { company: null, asian_handicap: null, over_under: null, match_result: null };
    const row = pastRow(aPast(20, none), home.id, true);
    expect([row.handicap, row.total, row.company]).toEqual([null, null, null]);
  });

  it("Each company is listed once", () => {
    const rows = [1, 2, 3].map((id) =>
      pastRow(aPast(id, { company: { id, name: id === 3 ? "Other" : "Crown" } }), home.id, true),
    );
    expect(companiesOf(rows)).toEqual(["Crown", "Other"]);
  });
});

describe("Analysis data without betting", () => {
  it("Without betting the data has no price, line or company, even if the response does", () => {
    const text = JSON.stringify(shownTeamAnalysis(anAnalysis().home, false));
    for (const word of ["Crown", "under_percent", '"push"', '"line"']) expect(text).not.toContain(word);
    expect(JSON.stringify(shownTeamAnalysis(anAnalysis().home, true))).toContain("under_percent");
  });
});
