import { describe, expect, it } from "vitest";
import type { StandingsTable } from "#shared/standings/index.ts";
import { StandingsTable as Schema } from "#shared/standings/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { tablesOfMatch } from "./match-aside.tsx";

const none = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goals_for: 0,
  goals_against: 0,
  goal_difference: 0,
  points: 0,
};

function table(stage: string | null, group: string | null, teamIds: readonly number[]): StandingsTable {
  return Schema.parse({
    stage,
    group,
    carry: null,
    rows: teamIds.map((id, index) => ({
      ...none,
      position: index + 1,
      team: { id, name: `Team ${id}`, short_name: null, logo: null, rank: null },
      deducted_points: 0,
      form: [],
      promotion: null,
      home: none,
      away: none,
      half: none,
    })),
  });
}

// The builder's match 7 is played by the teams 71 and 72.
const groupA = table("Group stage", "A", [71, 5, 6]);
const groupB = table("Group stage", "B", [72, 8, 9]);
const league = table("League", null, [71, 72]);

describe("tablesOfMatch", () => {
  it("is the table of the group the match is played in", () => {
    const inGroup = aMatch({ rest: { group: "A" } });
    expect(tablesOfMatch([table("Group stage", "C", [1, 2]), groupA, groupB], inGroup)).toEqual([groupA]);
  });

  it("is both teams' groups for a knock-out match", () => {
    const final = aMatch({ rest: { round: "Final", stage: { id: 2, name: "Finals" } } });
    expect(tablesOfMatch([groupA, groupB], final)).toEqual([groupA, groupB]);
  });

  it("prefers the tables of the match's own stage", () => {
    const match = aMatch({ rest: { stage: { id: 1, name: "League" } } });
    expect(tablesOfMatch([groupA, league], match)).toEqual([league]);
  });

  it("is nothing when the season has no table with these teams", () => {
    expect(tablesOfMatch([table(null, null, [1, 2])], aMatch())).toEqual([]);
  });
});
