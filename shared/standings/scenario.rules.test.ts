import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Fixture, tableScenarios, targetsOf } from "./scenario.rules.ts";
import type { ScenarioStatus, TeamTarget } from "./scenario.schema.ts";
import { rankTeams, type TableMatch } from "./standings.rules.ts";
import { TIE_BREAK_RULES, type TieBreakRule } from "./tie-break.table.ts";

/** A match by the numbers of its teams. */
type Written = readonly [home: number, home_goals: number, away_goals: number, away: number];

const toMatch = ([home_team_id, home_goals, away_goals, away_team_id]: Written): TableMatch => ({
  ...{ home_team_id, away_team_id, home_goals, away_goals, home_half: null, away_half: null, match_time: 1 },
});

const toFixture = ([home_team_id, away_team_id]: readonly [number, number], at: number): Fixture => ({
  ...{ id: at + 1, home_team_id, away_team_id },
});

const teamsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Team ${at + 1}`, deducted_points: 0 }));

const FIRST_TWO = [{ zone: "next_round", places: 2 }] as const;

/** Before the last day of a group of four. */
interface Group {
  readonly played: readonly Written[];
  readonly fixtures: readonly (readonly [home: number, away: number])[];
  readonly rule?: TieBreakRule;
}

function verdicts({ played, fixtures, rule = "world_cup" }: Group): TeamTarget[] {
  const table = {
    ...{ teams: teamsOf(4), played: played.map(toMatch), fixtures: fixtures.map(toFixture), rule },
  };
  return tableScenarios(table, FIRST_TWO).flatMap(({ targets }) => targets);
}

/** A team's cases: by its own result either a status, or those by the other match's home win, draw and away win. */
const shortened = ({ cases }: TeamTarget) =>
  Object.fromEntries(
    cases.map(({ own, status, on }) => [own, status ?? on.map(({ home, draw, away }) => [home, draw, away])]),
  );

describe("What the teams of a group need on its last day", () => {
  // World Cup 2022, group E: Spain 1, Germany 2, Japan 3, Costa Rica 4. Spain has 4 points (difference 7), Japan 3 (0),
  // Costa Rica 3 (-6), Germany 1 (-1).
  const groupE: Group = {
    played: [
      [2, 1, 2, 3],
      [1, 7, 0, 4],
      [3, 0, 1, 4],
      [1, 1, 1, 2],
    ],
    fixtures: [
      [3, 1],
      [4, 2],
    ],
  };

  it("Group E of 2022 before its last day", () => {
    const [spain, germany, japan, costaRica] = verdicts(groupE).map((target) => ({
      ...{ verdict: target.verdict, needed: target.needed, enough: target.enough },
      cases: shortened(target),
    }));
    // A draw is enough for Spain. A defeat leaves it level with the winner of 13 goals or with Germany.
    expect(spain).toEqual({
      ...{ verdict: "open", needed: 0, enough: 1 },
      cases: { won: "in", drawn: "in", lost: [["out", "goals", "goals"]] },
    });
    // Germany must win, and hopes for Spain.
    expect(germany).toEqual({
      ...{ verdict: "open", needed: 3, enough: null },
      cases: { won: [["goals", "goals", "in"]], drawn: "out", lost: "out" },
    });
    // A victory takes Japan through. With a draw Costa Rica must not win, and Germany only by few goals.
    expect(japan).toEqual({
      ...{ verdict: "open", needed: 1, enough: 3 },
      cases: { won: "in", drawn: [["out", "in", "goals"]], lost: "out" },
    });
    expect(costaRica).toEqual({
      ...{ verdict: "open", needed: 1, enough: 3 },
      cases: { won: "in", drawn: [["goals", "out", "in"]], lost: "out" },
    });
  });

  it("Group C of 2022 before its last day", () => {
    // Argentina 1, Saudi Arabia 2, Mexico 3, Poland 4: 3 points (1), 3 (-1), 1 (-2) and 4 (2).
    const [argentina, saudiArabia, mexico, poland] = verdicts({
      played: [
        [1, 1, 2, 2],
        [3, 0, 0, 4],
        [4, 2, 0, 2],
        [1, 2, 0, 3],
      ],
      fixtures: [
        [4, 1],
        [2, 3],
      ],
    }).map(shortened);
    expect(argentina).toEqual({ won: "in", drawn: [["out", "in", "goals"]], lost: "out" });
    expect(saudiArabia).toEqual({ won: "in", drawn: [["in", "out", "goals"]], lost: "out" });
    expect(mexico).toEqual({ won: [["in", "goals", "goals"]], drawn: "out", lost: "out" });
    expect(poland).toEqual({ won: "in", drawn: "in", lost: [["out", "goals", "goals"]] });
  });

  it("The match between two level teams decides before goals where the rule says so", () => {
    // Team 1 beat team 2, which has more goals: 3 points each, 6 and 0 the others, whose last match is between them.
    const group = (rule: TieBreakRule): Group => ({
      rule,
      played: [
        [1, 1, 0, 2],
        [3, 2, 0, 1],
        [2, 5, 0, 4],
        [3, 1, 0, 4],
      ],
      fixtures: [
        [1, 4],
        [3, 2],
      ],
    });
    const [byMatch, other] = verdicts(group("euro")).map(shortened);
    const [byGoals] = verdicts(group("world_cup")).map(shortened);
    // Teams 1 and 2 both draw: 4 points each, differences of -1 and 4.
    expect(byMatch?.drawn).toEqual([["in", "in", "out"]]);
    expect(byGoals?.drawn).toEqual([["in", "out", "out"]]);
    // Team 2 loses as team 4 wins: 3 points for each of three teams that beat one another.
    expect(other?.lost).toEqual([["out", "out", "goals"]]);
  });

  it("A team without a match to come waits for others", () => {
    const [first] = verdicts({
      played: [
        [1, 1, 0, 2],
        [1, 0, 1, 3],
        [1, 1, 1, 4],
        [2, 1, 1, 3],
        [2, 1, 0, 4],
      ],
      fixtures: [[3, 4]],
    });
    // 4 points each for teams 1 to 3, one for team 4: goals and lots decide unless team 3 loses.
    expect(first?.cases.map(({ own }) => own)).toEqual([null]);
    expect(first).toMatchObject({ verdict: "open" });
  });

  it("Targets are to end in a zone or above it, and above relegation", () => {
    const zones = [
      { id: "champions_league", positions: [1, 2, 3] },
      { id: "europa_league", positions: [4] },
      { id: "relegation", positions: [9, 10] },
      { id: "play_off", positions: [1, 10] },
    ] as const;
    expect(
      targetsOf(
        zones.map(({ id, positions }) => ({ id, positions: [...positions] })),
        10,
      ),
    ).toEqual([
      { zone: "champions_league", places: 3 },
      { zone: "europa_league", places: 4 },
      { zone: "relegation", places: 8 },
    ]);
  });
});

/** Whether each team ends in the first places with given scores: the lots of level teams fall well or badly. */
function reached(played: readonly TableMatch[], rule: TieBreakRule, places: number, count: number) {
  return teamsOf(count).map(({ id }) =>
    ["A", "Z"].map((name) => {
      const teams = teamsOf(count).map((team) =>
        team.id === id ? { ...team, name } : { ...team, name: `M${team.id}` },
      );
      const place = rankTeams(teams, played, rule).findIndex((row) => row.team_id === id);
      return place < places;
    }),
  );
}

const resultOf = (home: number, away: number) => (home > away ? "won" : home === away ? "drawn" : "lost");

describe("Scenarios and every score up to six goals", () => {
  interface RandomGroup {
    readonly scores: readonly (readonly [number, number])[];
    readonly rule: TieBreakRule;
    readonly places: number;
    readonly order: readonly number[];
  }

  const goals = fc.nat({ max: 1 });
  /** A group of four before its last day, each of the first four matches with few goals. */
  const groups: fc.Arbitrary<RandomGroup> = fc.record({
    scores: fc.array(fc.tuple(goals, goals), { minLength: 4, maxLength: 4 }),
    rule: fc.constantFrom(...TIE_BREAK_RULES),
    places: fc.integer({ min: 1, max: 3 }),
    order: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }),
  });

  /** Each case of each team as found, beside what all scores say. */
  function casesOf({
    scores,
    rule,
    places,
    order,
  }: RandomGroup): (readonly [found: unknown, seen: ScenarioStatus])[] {
    const [a = 1, b = 2, c = 3, d = 4] = order;
    const days = [...[[a, b] as const, [c, d] as const], ...[[a, c] as const, [b, d] as const]];
    const played = days.map(([home, away], at) => toMatch([home, ...(scores[at] ?? [0, 0]), away]));
    const fixtures = [[a, d] as const, [b, c] as const].map(toFixture);
    const seen = new Map<string, Set<boolean>>();
    const range = [0, 1, 2, 3, 4, 5, 6];
    for (const [h1, a1, h2, a2] of range.flatMap((x) =>
      range.flatMap((y) => range.flatMap((z) => range.map((w) => [x, y, z, w] as const))),
    )) {
      const all = [...played, toMatch([a, h1, a1, d]), toMatch([b, h2, a2, c])];
      for (const [at, outcomes] of reached(all, rule, places, 4).entries()) {
        const key = `${at + 1} ${resultOf(h1, a1)} ${resultOf(h2, a2)}`;
        const set = seen.get(key) ?? new Set();
        for (const outcome of outcomes) set.add(outcome);
        seen.set(key, set);
      }
    }
    const statusSeen = (key: string): ScenarioStatus => {
      const set = seen.get(key) ?? new Set();
      return set.size === 2 ? "goals" : set.has(true) ? "in" : "out";
    };
    const found = tableScenarios({ teams: teamsOf(4), played, fixtures, rule }, [
      { zone: "next_round", places },
    ]);
    return found.flatMap(({ team_id, targets }) => {
      const [target] = targets;
      const all = [...seen.keys()].filter((key) => key.startsWith(`${team_id} `)).map(statusSeen);
      if (target?.verdict === "certain") return all.map((status) => ["in", status] as const);
      if (target?.verdict === "impossible") return all.map((status) => ["out", status] as const);
      const isFirst = team_id === a || team_id === d;
      const isHome = team_id === a || team_id === b;
      return (target?.cases ?? []).flatMap(({ own, status, on }) => {
        const result = own === "drawn" || isHome ? own : own === "won" ? "lost" : "won";
        const [condition] = on;
        return (["won", "drawn", "lost"] as const).map((other) => {
          const led = condition?.[({ won: "home", drawn: "draw", lost: "away" } as const)[other]];
          const key = isFirst ? `${team_id} ${result} ${other}` : `${team_id} ${other} ${result}`;
          return [condition ? led : status, statusSeen(key)] as const;
        });
      });
    });
  }

  it("No case says what some score contradicts", () => {
    fc.assert(
      fc.property(groups, (group) => {
        // "goals" is never wrong: teams level whatever the score may need more halvings than are made.
        const wrong = casesOf(group).filter(([found, seen]) => found !== seen && found !== "goals");
        expect(wrong).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it("Less than one case in fifty is left to goals that decide nothing", () => {
    const cases = fc.sample(groups, { numRuns: 20, seed: 2022 }).flatMap(casesOf);
    expect(cases.length).toBe(20 * 4 * 9);
    expect(cases.filter(([found, seen]) => found !== seen).length).toBeLessThan(cases.length / 50);
  });
});
