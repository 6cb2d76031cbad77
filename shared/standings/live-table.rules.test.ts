import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aStandingsTable } from "#tests/support/builders/standings-builders.ts";
import { type GoalsNow, liveRows } from "./live-table.rules.ts";
import { rankTeams, type TableMatch } from "./standings.rules.ts";
import type { TieBreakRule } from "./tie-break.table.ts";

/** A match by the numbers of its teams. */
type Written = readonly [home: number, home_goals: number, away_goals: number, away: number];

const toMatch = ([home_team_id, home_goals, away_goals, away_team_id]: Written, at: number): TableMatch => ({
  ...{ home_team_id, away_team_id, home_goals, away_goals, home_half: null, away_half: null, match_time: at },
});

const team = (id: number) => ({ id, name: `Team ${id}`, deducted_points: 0 });

/** Team, points, difference and goals scored, in order. */
const shortened = (rows: ReturnType<typeof liveRows>) =>
  rows.map(({ team, points, goal_difference, goals_for }) => [team.id, points, goal_difference, goals_for]);

interface Played {
  readonly teams: number;
  readonly ended: readonly Written[];
  readonly rule: TieBreakRule;
}

/** The table as it stands with matches in play. */
function standing({ teams, ended, rule }: Played, inPlay: readonly Written[], goals?: readonly GoalsNow[]) {
  const table = aStandingsTable({ teams, ended: ended.map(toMatch), inPlay: inPlay.map(toMatch), rule });
  if (!table.live) throw new Error("no match is in play");
  const now = goals && new Map(table.live.matches.map(({ id }, at) => [id, goals[at] ?? null]));
  return liveRows(table, table.live, now && (({ id }) => now.get(id) ?? null));
}

describe("The table as it stands now", () => {
  /** World Cup 2022, group E before its last day: Spain 1, Germany 2, Japan 3, Costa Rica 4. */
  const groupE: Played = {
    teams: 4,
    rule: "world_cup",
    ended: [
      [2, 1, 2, 3],
      [1, 7, 0, 4],
      [3, 0, 1, 4],
      [1, 1, 1, 2],
    ],
  };
  const lastDay: readonly Written[] = [
    [3, 0, 0, 1],
    [4, 0, 0, 2],
  ];

  // Goals of 1 December 2022. At 48' Japan and Germany have the same points and goals, and Japan won their match.
  it.each<[string, GoalsNow, GoalsNow, readonly number[]]>([
    ["0'", [0, 0], [0, 0], [1, 3, 4, 2]],
    ["10', Gnabry", [0, 0], [0, 1], [1, 2, 3, 4]],
    ["11', Morata", [0, 1], [0, 1], [1, 2, 3, 4]],
    ["48', Doan", [1, 1], [0, 1], [1, 3, 2, 4]],
    ["51', Tanaka", [2, 1], [0, 1], [3, 1, 2, 4]],
    ["58', Tejeda", [2, 1], [1, 1], [3, 1, 4, 2]],
    ["70', own goal of Neuer", [2, 1], [2, 1], [3, 4, 1, 2]],
    ["73', Havertz", [2, 1], [2, 2], [3, 1, 4, 2]],
    ["85', Havertz", [2, 1], [2, 3], [3, 1, 2, 4]],
    ["89', Füllkrug", [2, 1], [2, 4], [3, 1, 2, 4]],
  ])("The last day of group E at %s", (_, japanSpain, costaRicaGermany, order) => {
    const rows = standing(groupE, lastDay, [japanSpain, costaRicaGermany]);
    expect(rows.map((row) => row.team.id)).toEqual(order);
  });

  it("A row says how many places a team has gained, whom it plays and how it stands", () => {
    const rows = standing(groupE, lastDay, [
      [2, 1],
      [1, 1],
    ]);
    // Before: Spain 4, Japan 3 (difference 0), Costa Rica 3 (-6), Germany 1.
    expect(rows.map(({ team, gained, playing }) => [team.id, gained, playing?.goals])).toEqual([
      [3, 1, [2, 1]],
      [1, -1, [1, 2]],
      [4, 0, [1, 1]],
      [2, 0, [1, 1]],
    ]);
    expect(shortened(rows)).toEqual([
      [3, 6, 1, 4],
      [1, 4, 6, 9],
      [4, 4, -6, 2],
      [2, 2, -1, 3],
    ]);
  });

  it("Zones stay with their positions, whoever stands there", () => {
    const table = aStandingsTable({
      teams: 4,
      ended: groupE.ended.map(toMatch),
      inPlay: lastDay.map(toMatch),
      rule: "world_cup",
      zones: { 1: "next_round", 2: "next_round" },
    });
    const rows = table.live
      ? liveRows(table, table.live, ({ home_id }) => (home_id === 3 ? [2, 1] : [0, 1]))
      : [];
    expect(rows.map(({ team, promotion }) => [team.id, promotion])).toEqual([
      [3, "next_round"],
      [1, "next_round"],
      [2, null],
      [4, null],
    ]);
  });

  it("A match that no longer counts leaves the table as it was", () => {
    const rows = standing(groupE, lastDay, []);
    expect(rows.map(({ team, gained, playing }) => [team.id, gained, playing])).toEqual([
      [1, 0, null],
      [3, 0, null],
      [4, 0, null],
      [2, 0, null],
    ]);
  });

  it("Deducted points stay deducted, and a team rounded down is first among equals", () => {
    const table = aStandingsTable({
      teams: 2,
      ended: [toMatch([1, 1, 0, 2], 1)],
      inPlay: [toMatch([2, 0, 0, 1], 2)],
      rule: "goal_difference",
      deducted: { 1: 3 },
    });
    if (!table.live) throw new Error("no match is in play");
    const level = {
      ...table.live,
      rounded_down: table.rows.filter(({ team }) => team.id === 2).map(({ team }) => team.id),
    };
    expect(liveRows(table, table.live).map(({ team, points }) => [team.id, points])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(liveRows(table, level).map(({ team }) => team.id)).toEqual([2, 1]);
  });

  it("It is the table that counts the matches in play as ended, for any matches and every rule", () => {
    const goals = fc.nat({ max: 3 });
    const pairing = fc.tuple(fc.integer({ min: 1, max: 6 }), goals, goals, fc.integer({ min: 1, max: 6 }));
    const ended = fc.array(
      pairing.filter(([home, , , away]) => home !== away),
      { maxLength: 30 },
    );
    const inPlay = fc
      .tuple(
        fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }),
        fc.array(fc.tuple(goals, goals), { minLength: 1, maxLength: 3 }),
      )
      .map(([order, scores]) =>
        scores.map(([home, away], at): Written => [order[at * 2] ?? 0, home, away, order[at * 2 + 1] ?? 0]),
      );
    const rule = fc.constantFrom<TieBreakRule>(
      ...(["goal_difference", "england", "germany", "spain", "italy", "world_cup", "euro"] as const),
      ...(["world_cup_before_1994", "champions_league"] as const),
    );
    fc.assert(
      fc.property(ended, inPlay, rule, (list, playing, tieBreak) => {
        const teams = Array.from({ length: 6 }, (_, at) => team(at + 1));
        const all = rankTeams(teams, [...list, ...playing].map(toMatch), tieBreak);
        const rows = standing({ teams: 6, ended: list, rule: tieBreak }, playing);
        expect(
          rows.map(({ team, points, position, played, won, home, away }) => ({
            id: team.id,
            points,
            position,
            played,
            won,
            home,
            away,
          })),
        ).toEqual(
          all.map(({ team_id, position, total, home, away }) => ({
            ...{
              id: team_id,
              points: total.points,
              position,
              played: total.played,
              won: total.won,
              home,
              away,
            },
          })),
        );
      }),
      { numRuns: 500 },
    );
  });
});
