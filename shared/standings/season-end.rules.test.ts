import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointsRanges } from "./points-range.rules.ts";
import { hasAllMatches, isNearItsEnd } from "./season-end.rules.ts";
import { type SimulatedTable, shareError, simulateSeason } from "./season-simulation.rules.ts";
import { rankTeams, type TableMatch } from "./standings.rules.ts";

type Pairing = Pick<TableMatch, "home_team_id" | "away_team_id">;

const pairing = (home_team_id: number, away_team_id: number): Pairing => ({ home_team_id, away_team_id });
const result = (home: number, home_goals: number, away_goals: number, away: number): TableMatch => ({
  ...{ ...pairing(home, away), home_goals, away_goals, home_half: null, away_half: null, match_time: 1 },
});
const toCome = (home: number, away: number, id: number) => ({
  ...{ ...pairing(home, away), id, home_goals: 0, away_goals: 0, left: 1 },
});
const teamsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Team ${at + 1}`, deducted_points: 0 }));
const roundRobin = [
  [1, 2],
  [3, 4],
  [1, 3],
  [2, 4],
  [1, 4],
  [2, 3],
] as const;

describe("The last rounds of a table", () => {
  it("All matches of a round robin are known, or of a league phase; a next round alone is not enough", () => {
    const all = roundRobin.map(([home, away]) => pairing(home, away));
    expect(hasAllMatches(4, all)).toBe(true);
    expect(hasAllMatches(4, [...all, ...all.map((one) => pairing(one.away_team_id, one.home_team_id))])).toBe(
      true,
    );
    // Two of three rounds: each team has two matches, and no round is known to be the last.
    expect(hasAllMatches(4, all.slice(0, 4))).toBe(false);
    expect(hasAllMatches(4, all.slice(0, 5))).toBe(false);
    expect(hasAllMatches(4, [])).toBe(false);
    const phase = Array.from({ length: 4 }, (_, round) =>
      Array.from({ length: 36 }, (_, at) => pairing(at + 1, ((at + round + 1) % 36) + 1)),
    ).flat();
    expect(hasAllMatches(36, phase)).toBe(true);
    expect(hasAllMatches(36, phase.slice(0, 36))).toBe(false);
  });

  it("They begin when at most six matches a team are left, and not more than are played", () => {
    const rounds = (played: number, left: number) =>
      isNearItsEnd({
        teams: teamsOf(2),
        played: Array.from({ length: played }, () => result(1, 0, 0, 2)),
        fixtures: Array.from({ length: left }, (_, at) => toCome(1, 2, at)),
      });
    expect([rounds(7, 6), rounds(8, 7), rounds(3, 3), rounds(2, 3), rounds(6, 0)]).toEqual([
      ...[true, false, true, false, false],
    ]);
  });

  it("Points settle a title, and say how many more are needed", () => {
    // Three rounds of two teams beside each other: 9 and 0 points, then 6 to play for by the second.
    const played = [result(1, 1, 0, 2), result(1, 1, 0, 3), result(1, 1, 0, 2)];
    const ranges = pointsRanges(
      { teams: teamsOf(3), played, fixtures: [toCome(2, 3, 1), toCome(3, 2, 2)], rule: "goal_difference" },
      [
        { zone: "champions_league", places: 1 },
        { zone: "relegation", places: 2 },
      ],
    );
    expect(ranges).toMatchObject([
      { team_id: 1, best: 1, worst: 1, targets: [{ verdict: "certain" }, { verdict: "certain" }] },
      {
        best: 2,
        worst: 3,
        targets: [{ verdict: "impossible" }, { verdict: "open", needed: 0, enough: null }],
      },
      {
        best: 2,
        worst: 3,
        targets: [{ verdict: "impossible" }, { verdict: "open", needed: 0, enough: null }],
      },
    ]);
  });

  it("In the last round rivals that meet cannot both win", () => {
    // Team 1 has 4 points, teams 2 and 3, which meet, 3 each; team 4 has 1.
    const played = [result(1, 0, 0, 4), result(2, 1, 0, 3), result(3, 1, 0, 1), result(1, 2, 0, 2)];
    const [first] = pointsRanges(
      { teams: teamsOf(4), played, fixtures: [toCome(2, 3, 1), toCome(1, 4, 2)], rule: "goal_difference" },
      [{ zone: "next_round", places: 2 }],
    );
    // One of them wins at most, so a draw keeps team 1 second; with a defeat all four can be level.
    expect(first).toMatchObject({ best: 1, worst: 4, targets: [{ verdict: "open", needed: 0, enough: 1 }] });
  });

  it("No end of a season contradicts what points settle", () => {
    const goals = fc.nat({ max: 2 });
    const scores = fc.array(fc.tuple(goals, goals), { minLength: 12, maxLength: 12 });
    const double = [...roundRobin, ...roundRobin.map(([home, away]) => [away, home] as const)];
    fc.assert(
      fc.property(scores, fc.integer({ min: 5, max: 12 }), (list, known) => {
        const all = double.map(([home, away], at) => result(home, ...(list[at] ?? [0, 0]), away));
        const fixtures = all.slice(known).map((match, at) => ({ ...match, id: at + 1 }));
        const table = {
          teams: teamsOf(4),
          played: all.slice(0, known),
          fixtures,
          rule: "goal_difference" as const,
        };
        const end = rankTeams(teamsOf(4), all, "goal_difference");
        const before = rankTeams(teamsOf(4), table.played, "goal_difference");
        for (const { team_id, best, worst, targets } of pointsRanges(table, [
          { zone: "next_round", places: 2 },
        ])) {
          const row = end.find((one) => one.team_id === team_id);
          const gained =
            (row?.total.points ?? 0) - (before.find((one) => one.team_id === team_id)?.total.points ?? 0);
          const place = row?.position ?? 0;
          expect(place).toBeGreaterThanOrEqual(best);
          expect(place).toBeLessThanOrEqual(worst);
          const [target] = targets;
          if (target && target.enough !== null && gained >= target.enough)
            expect(place).toBeLessThanOrEqual(2);
          if (target && (target.needed === null || gained < target.needed)) expect(place).toBeGreaterThan(2);
        }
      }),
    );
  });
});

describe("The simulation of a season", () => {
  const zones = [{ id: "next_round" as const, positions: [1] }];
  /** Two equal teams with one match between them: a draw leaves team 1 first by its goals. */
  const table = (left: number, [home_goals, away_goals]: readonly [number, number]): SimulatedTable => ({
    ...{ teams: teamsOf(2), rule: "goal_difference" },
    played: [result(1, 1, 0, 2), result(2, 1, 2, 1)],
    fixtures: [{ ...pairing(2, 1), id: 1, home_goals, away_goals, left }],
  });

  it("The same seed gives the same chances, and another seed others", () => {
    const open = { ...table(1, [0, 0]), played: [] };
    const chances = (seed: number) => simulateSeason(open, zones, { runs: 400, seed });
    expect(chances(1)).toEqual(chances(1));
    expect(chances(1)).not.toEqual(chances(2));
  });

  it("A chance lies within its error of the known one", () => {
    // Without results the means are 1.4 home goals and 1.1 away. Team 1 is first, by name, unless team 2 wins at home.
    const poisson = (mean: number, goals: number): number =>
      goals === 0 ? Math.exp(-mean) : (poisson(mean, goals - 1) * mean) / goals;
    let homeWin = 0;
    for (let home = 1; home < 15; home += 1) {
      for (let away = 0; away < home; away += 1) homeWin += poisson(1.4, home) * poisson(1.1, away);
    }
    const runs = 4000;
    const far = Array.from({ length: 20 }, (_, seed) => {
      const open = { ...table(1, [0, 0]), played: [] };
      const [first] = simulateSeason(open, zones, { runs, seed }).get(1) ?? [];
      return Math.abs((first?.chance ?? 0) - (1 - homeWin)) / (first?.error ?? 0);
    });
    // Of 20 normal deviates 19 lie below 2 on average; all lie below 4 but for a chance of 0.13 %.
    expect(Math.max(...far)).toBeLessThan(4);
    expect(far.filter((one) => one < 2).length).toBeGreaterThanOrEqual(16);
  });

  it("Goals of a match in play count, and the less is left the less may change", () => {
    const chance = (left: number) =>
      simulateSeason(table(left, [7, 0]), zones, { runs: 500, seed: 1 }).get(2)?.[0]?.chance ?? 0;
    expect(chance(1)).toBe(0);
    const even = { ...table(0, [1, 0]), played: [] };
    expect(simulateSeason(even, zones, { runs: 50, seed: 1 }).get(2)?.[0]).toMatchObject({ chance: 1 });
    const late = { ...table(0.05, [1, 0]), played: [] };
    const early = { ...table(0.9, [1, 0]), played: [] };
    const chanceOf = (open: SimulatedTable) =>
      simulateSeason(open, zones, { runs: 500, seed: 1 }).get(2)?.[0]?.chance ?? 0;
    expect(chanceOf(late)).toBeGreaterThan(chanceOf(early));
  });

  it("Level teams are ordered by their own match where the rule says so", () => {
    // Team 2 beat team 1, whose difference is better; both have 3 points, team 3 has 6.
    const played = [result(2, 1, 0, 1), result(1, 5, 0, 3), result(3, 1, 0, 2), result(3, 1, 0, 4)];
    const firstTwo = [{ id: "next_round" as const, positions: [1, 2] }];
    const chances = (rule: SimulatedTable["rule"]) => {
      const open = { teams: teamsOf(4), played, fixtures: [], rule };
      return [...simulateSeason(open, firstTwo, { runs: 1, seed: 1 })].map(([, [one]]) => one?.chance);
    };
    expect(chances("euro")).toEqual([0, 1, 1, 0]);
    expect(chances("world_cup")).toEqual([1, 0, 1, 0]);
  });

  it("A share that no run met has an error too", () => {
    expect(shareError(0, 1000)).toBeGreaterThan(0);
    expect(shareError(500, 1000)).toBeCloseTo(Math.sqrt(0.25 / 1000), 3);
  });
});
