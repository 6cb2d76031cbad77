import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankTeams, type TableMatch } from "./standings.rules.ts";
import type { TableRow } from "./standings.schema.ts";
import { recordOfForm, rowsInView, TABLE_VIEWS } from "./table-view.rules.ts";

const half = { home_half: 0, away_half: 0 };
const match = (home: number, home_goals: number, away_goals: number, away: number): TableMatch => ({
  ...{ home_team_id: home, away_team_id: away, home_goals, away_goals, match_time: 1 },
  ...half,
});

/** Rows as origin's answer has them, from results. */
function tableOf(matches: readonly TableMatch[], count = 3): TableRow[] {
  const teams = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `Team ${at + 1}`,
    deducted_points: 0,
  }));
  return rankTeams(teams, matches, "goal_difference").map(({ team_id, total, form, ...rest }) => ({
    ...total,
    ...rest,
    form: [...form],
    promotion: null,
    team: {
      id: team_id as TableRow["team"]["id"],
      name: `Team ${team_id}`,
      short_name: null,
      logo: null,
      rank: null,
    },
  }));
}

const idsOf = (rows: ReturnType<typeof rowsInView>): number[] => rows.map(({ row }) => row.team.id);

describe("views of a table", () => {
  // Team 1 wins at home only, team 2 away only.
  const rows = tableOf([match(1, 3, 0, 2), match(3, 0, 1, 2), match(3, 2, 0, 1), match(1, 1, 0, 3)]);

  it("The whole table is in the order of its own rule", () => {
    expect(idsOf(rowsInView(rows, "total"))).toEqual(rows.map((row) => row.team.id));
  });

  it("The home table counts only matches at home, and is ordered by them", () => {
    const [first, second, third] = rowsInView(rows, "home");
    expect(first).toMatchObject({ position: 1, played: 2, won: 2, points: 6, goals: { goals_for: 4 } });
    expect([first?.row.team.id, second?.row.team.id, third?.row.team.id]).toEqual([1, 3, 2]);
  });

  it("The away table counts only matches away", () => {
    expect(rowsInView(rows, "away")[0]).toMatchObject({
      row: { team: { id: 2 } },
      won: 1,
      lost: 1,
      points: 3,
    });
  });

  it("The half-time table counts every match by its half-time score", () => {
    expect(rowsInView(rows, "half").map(({ drawn, points }) => [drawn, points])).toEqual([
      [3, 3],
      [3, 3],
      [2, 2],
    ]);
  });

  it("The table of the last six matches has no goals", () => {
    expect(rowsInView(rows, "form")[0]?.goals).toBeNull();
    expect(recordOfForm(["won", "drawn", "lost", "won"])).toEqual({
      ...{ played: 4, won: 2, drawn: 1, lost: 1, points: 7 },
    });
  });

  it("Every view has every team once, in places that count from one", () => {
    const goals = fc.integer({ min: 0, max: 5 });
    const teams = fc.integer({ min: 1, max: 4 });
    const played = fc
      .tuple(teams, goals, goals, teams)
      .filter(([home, , , away]) => home !== away)
      .map(([home, scored, conceded, away]) => match(home, scored, conceded, away));
    fc.assert(
      fc.property(fc.array(played), fc.constantFrom(...TABLE_VIEWS), (matches, view) => {
        const shown = rowsInView(tableOf(matches, 4), view);
        expect(idsOf(shown).toSorted()).toEqual([1, 2, 3, 4]);
        expect(shown.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
        for (const [at, row] of shown.entries()) {
          expect(row.points).toBeLessThanOrEqual(shown[at - 1]?.points ?? row.points);
          expect(row.played).toBe(row.won + row.drawn + row.lost);
        }
      }),
    );
  });
});
