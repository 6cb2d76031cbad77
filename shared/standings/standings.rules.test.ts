import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankTeams, type TableMatch, type TableTeam } from "./standings.rules.ts";
import type { TieBreakRule } from "./tie-break.table.ts";

const team = (id: number, name = `Team ${id}`, deducted_points = 0): TableTeam => ({
  id,
  name,
  deducted_points,
});

let clock = 0;
function played(
  home_team_id: number,
  home_goals: number,
  away_goals: number,
  away_team_id: number,
): TableMatch {
  clock += 1;
  const half = { home_half: null, away_half: null };
  return { home_team_id, away_team_id, home_goals, away_goals, ...half, match_time: clock };
}

const order = (teams: TableTeam[], matches: TableMatch[], rule: TieBreakRule = "goal_difference") =>
  rankTeams(teams, matches, rule).map((row) => row.team_id);

describe("rankTeams", () => {
  it("The table gives 3 points for a win, 1 for a draw, and counts home and away apart", () => {
    const [first] = rankTeams(
      [team(1), team(2)],
      [played(1, 2, 0, 2), played(2, 1, 1, 1)],
      "goal_difference",
    );
    expect(first).toMatchObject({
      team_id: 1,
      position: 1,
      total: {
        played: 2,
        won: 1,
        drawn: 1,
        lost: 0,
        goals_for: 3,
        goals_against: 1,
        goal_difference: 2,
        points: 4,
      },
      home: { played: 1, won: 1, points: 3 },
      away: { played: 1, drawn: 1, points: 1 },
      form: ["won", "drawn"],
    });
  });

  it("Deducted points are taken off the total, and the rest decides the order", () => {
    const rows = rankTeams([team(1, "A", 4), team(2, "B")], [played(1, 1, 0, 2)], "goal_difference");
    expect(rows.map((row) => [row.team_id, row.total.points])).toEqual([
      [2, 0],
      [1, -1],
    ]);
  });

  it("Teams that have not played have zeros, ordered by name", () => {
    expect(order([team(1, "Đồng Tháp"), team(2, "Bình Dương"), team(3, "An Giang")], [])).toEqual([3, 2, 1]);
  });

  it("Level teams are separated by goal difference in England and by head-to-head matches in Spain", () => {
    // 1 beat 2, but 2 has the better difference thanks to a big win over 3.
    const teams = [team(1), team(2), team(3)];
    const matches = [played(1, 1, 0, 2), played(2, 6, 0, 3), played(3, 1, 0, 1)];
    expect(order(teams, matches, "england")).toEqual([2, 1, 3]);
    const levelPair = [
      played(1, 1, 0, 2),
      played(2, 6, 0, 3),
      played(1, 0, 1, 3),
      played(3, 0, 0, 2),
      played(1, 0, 0, 3),
    ];
    expect(order(teams, levelPair, "spain").indexOf(1)).toBeLessThan(
      order(teams, levelPair, "spain").indexOf(2),
    );
    expect(order(teams, levelPair, "england").indexOf(2)).toBeLessThan(
      order(teams, levelPair, "england").indexOf(1),
    );
  });

  it("Head-to-head counts only matches among the teams that are still level", () => {
    // 1 and 2 are level on points, difference and goals (6 points, 4:2 each); 2 won their own match.
    // 3 and 4 are level on points and difference; 3 scored more.
    const matches = [
      played(1, 2, 0, 3),
      played(1, 2, 1, 4),
      played(2, 1, 0, 1),
      played(2, 3, 1, 3),
      played(4, 1, 0, 2),
      played(3, 2, 0, 4),
    ];
    expect(order([team(1), team(2), team(3), team(4)], matches, "world_cup")).toEqual([2, 1, 3, 4]);
  });

  it("A whole run of head-to-head criteria covers all that were level, then again those left", () => {
    const teams = [team(1), team(2), team(3), team(4)];
    // 1, 2 and 4 have four points and three each among themselves; of their goals 2 has three, 4 two.
    const goalsDecide = [
      played(1, 0, 3, 2),
      played(1, 1, 0, 4),
      played(2, 0, 2, 4),
      played(1, 0, 0, 3),
      played(2, 0, 0, 3),
      played(3, 0, 0, 4),
    ];
    expect(order(teams, goalsDecide, "euro")).toEqual([2, 4, 1, 3]);
    // 1, 3 and 4 have four points; among themselves only 3 falls behind, by goals. Of the two left 4 beat 1.
    const onceMore = [
      played(1, 1, 0, 3),
      played(1, 1, 2, 4),
      played(3, 1, 0, 4),
      played(1, 0, 0, 2),
      played(2, 0, 0, 3),
      played(2, 0, 0, 4),
    ];
    expect(order(teams, onceMore, "euro")).toEqual([4, 1, 3, 2]);
  });

  it("A win has 2 points at World Cups before 1994", () => {
    // One win weighs as much as two draws, so 2 with the better difference leads 1.
    const matches = [played(1, 1, 0, 3), played(1, 0, 3, 4), played(2, 0, 0, 3), played(2, 0, 0, 4)];
    const teams = [team(1), team(2), team(3), team(4)];
    expect(order(teams, matches, "world_cup")).toEqual([4, 1, 2, 3]);
    expect(order(teams, matches, "world_cup_before_1994")).toEqual([4, 2, 1, 3]);
  });

  it("The last six results are kept, oldest first", () => {
    const matches = Array.from({ length: 8 }, (_, index) =>
      played(1, index < 2 ? 0 : 1, index < 2 ? 1 : 0, 2),
    );
    expect(rankTeams([team(1), team(2)], matches, "goal_difference")[0]?.form).toEqual(Array(6).fill("won"));
    const lastWin = [...matches, played(2, 1, 0, 1)];
    expect(rankTeams([team(1), team(2)], lastWin, "goal_difference")[0]?.form).toEqual([
      ...Array(5).fill("won"),
      "lost",
    ]);
  });

  it("The half-time table leaves out matches whose half-time score is not known", () => {
    const matches = [
      { ...played(1, 2, 1, 2), home_half: 0, away_half: 1 },
      { ...played(2, 0, 0, 1), home_half: 0, away_half: 0 },
      played(1, 5, 0, 2),
    ];
    const [first, second] = rankTeams([team(1), team(2)], matches, "goal_difference");
    expect(first).toMatchObject({
      team_id: 1,
      total: { played: 3, points: 7 },
      half: { played: 2, won: 0, drawn: 1, lost: 1, goals_for: 0, goals_against: 1, points: 1 },
    });
    expect(second?.half).toMatchObject({ played: 2, won: 1, drawn: 1, goal_difference: 1, points: 4 });
  });

  it("The table loses and invents nothing, for any matches", () => {
    const match = fc
      .record({
        home: fc.integer({ min: 1, max: 6 }),
        away: fc.integer({ min: 1, max: 6 }),
        hg: fc.nat({ max: 7 }),
        ag: fc.nat({ max: 7 }),
        half: fc.option(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }))),
      })
      .filter(({ home, away }) => home !== away);
    const rule = fc.constantFrom<TieBreakRule>(
      "england",
      "spain",
      "italy",
      "germany",
      "world_cup",
      "euro",
      "champions_league",
    );
    fc.assert(
      fc.property(fc.array(match, { maxLength: 40 }), rule, (list, tieBreak) => {
        const teams = [1, 2, 3, 4, 5, 6].map((id) => team(id));
        const rows = rankTeams(
          teams,
          list.map(({ home, away, hg, ag, half }) => ({
            ...played(home, hg, ag, away),
            home_half: half && Math.min(half[0], hg),
            away_half: half && Math.min(half[1], ag),
          })),
          tieBreak,
        );
        const sum = (pick: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + pick(row), 0);
        expect(rows.map((row) => row.position)).toEqual([1, 2, 3, 4, 5, 6]);
        expect(sum((row) => row.total.played)).toBe(list.length * 2);
        expect(sum((row) => row.total.goal_difference)).toBe(0);
        expect(sum((row) => row.total.goals_for)).toBe(sum((row) => row.total.goals_against));
        expect(sum((row) => row.half.played)).toBe(list.filter(({ half }) => half).length * 2);
        expect(sum((row) => row.half.goals_for)).toBe(sum((row) => row.half.goals_against));
        expect(sum((row) => row.half.won)).toBe(sum((row) => row.half.lost));
        for (const { total, home, away, half, form } of rows) {
          for (const key of Object.keys(total) as (keyof typeof total)[]) {
            expect(home[key] + away[key]).toBe(total[key]);
          }
          expect(half.won + half.drawn + half.lost).toBe(half.played);
          expect(half.goals_for).toBeLessThanOrEqual(total.goals_for);
          expect(form.length).toBe(Math.min(6, total.played));
          expect(form.filter((result) => result === "won").length).toBeLessThanOrEqual(total.won);
        }
        const points = rows.map((row) => row.total.points);
        expect(points).toEqual(points.toSorted((a, b) => b - a));
      }),
    );
  });
});
