import { describe, expect, it } from "vitest";
import type { StandingsTable } from "#shared/standings/index.ts";
import { type CheckedRow, compareTables } from "./compare-tables.rules.ts";

type Row = readonly [team_id: number, position: number, played: number, points: number];

const ours = (...rows: readonly Row[]): StandingsTable[] => [
  {
    ...{ stage: null, group: null, carry: null },
    rows: rows.map(([id, position, played, points]) => ({
      ...{ position, played, points, goals_for: 0, goals_against: 0, team: { id, name: `Team ${id}` } },
    })) as unknown as StandingsTable["rows"],
  },
];
const theirs = (...rows: readonly Row[]): CheckedRow[] =>
  rows.map(([team_id, position, played, points]) => ({
    ...{
      team_id,
      team: `t${team_id}`,
      group: null,
      position,
      played,
      points,
      goals_for: 0,
      goals_against: 0,
    },
  }));

describe("Comparison with a provider's table", () => {
  it("A table equal to ours has no differences", () => {
    expect(compareTables(ours([1, 1, 3, 9], [2, 2, 3, 4]), theirs([2, 2, 3, 4], [1, 1, 3, 9]))).toEqual([]);
  });

  it("A table differs by fields, and by positions only where everything else is equal", () => {
    const fields = (row: Row) =>
      compareTables(ours([1, 1, 3, 9]), theirs(row)).map(({ field, ours: own, theirs: other }) => [
        field,
        own,
        other,
      ]);
    expect(fields([1, 2, 3, 9])).toEqual([["position", 1, 2]]);
    expect(fields([1, 2, 4, 10])).toEqual([
      ["played", 3, 4],
      ["points", 9, 10],
    ]);
  });

  it("Teams in only one of the tables are listed", () => {
    expect(compareTables(ours([1, 1, 3, 9]), theirs([2, 1, 3, 9]))).toEqual([
      { team_id: 2, team: "t2", field: "team", ours: null, theirs: 1 },
      { team_id: 1, team: "Team 1", field: "team", ours: 1, theirs: null },
    ]);
  });
});
