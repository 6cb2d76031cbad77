import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Meeting } from "../stages/stage-mode.rules.ts";
import type { SeasonFormat } from "./season-formats.table.ts";
import { stagesOfSeason } from "./season-stages.rules.ts";

const PLAIN: SeasonFormat = { halvesFrom: null, matches: null };
const RUNS = { seed: 7, numRuns: 150 };

type Pairing = readonly [home: string, away: string];

const league = (size: number, prefix = "T"): string[] =>
  Array.from({ length: size }, (_, index) => `${prefix}${String(index + 1).padStart(2, "0")}`);

/** Rounds in which all teams meet once (circle method); a team rests where their number is odd. */
function singleRounds(teams: readonly string[]): Pairing[][] {
  const [fixed = "", ...others] = teams.length % 2 === 0 ? teams : [...teams, ""];
  return others.map((_, round) => {
    const circle = [fixed, ...others.slice(round), ...others.slice(0, round)];
    return circle
      .slice(0, circle.length / 2)
      .map((team, at): Pairing => [team, circle[circle.length - 1 - at] ?? ""])
      .map(([a, b]): Pairing => (round % 2 === 0 ? [a, b] : [b, a]))
      .filter(([home, away]) => home !== "" && away !== "");
  });
}

/** Rounds in which all teams meet so often, with alternating home rights. */
const rounds = (teams: readonly string[], passes: number): Pairing[][] =>
  Array.from({ length: passes }, (_, pass) =>
    singleRounds(teams).map((round) =>
      round.map(([home, away]): Pairing => (pass % 2 === 0 ? [home, away] : [away, home])),
    ),
  ).flat();

const dayAfter = (matches: readonly Meeting[]): number => Math.max(...matches.map(({ at }) => at)) + 1;

/** Matches of rounds, a week each; a lower number in a team's name wins, so places are known. */
function play(pairings: readonly (readonly Pairing[])[], first: number): Meeting[] {
  return pairings.flatMap((round, week) =>
    round.map(
      ([home, away], index): Meeting => ({
        ...{ home, away, at: first + week * 7 + (index % 2) },
        goals: home < away ? [2, 0] : [1, 3],
      }),
    ),
  );
}

/** Rounds of several groups side by side. */
const sideBySide = (...groups: readonly (readonly Pairing[])[][]): Pairing[][] =>
  Array.from({ length: Math.max(...groups.map(({ length }) => length)) }, (_, round) =>
    groups.flatMap((group) => group[round] ?? []),
  );

const shownStages = (matches: readonly Meeting[], format = PLAIN) =>
  stagesOfSeason(matches, format).stages.map(({ name, mode, matches: of, groups }) => [
    name,
    mode,
    of.length,
    ...(groups.size > 0 ? [new Set(groups.values()).size] : []),
  ]);

const isOneTable = (matches: readonly Meeting[]): void => {
  const { stages, isDoubtful } = stagesOfSeason(matches, PLAIN);
  expect(stages.map(({ name, mode }) => [name, mode])).toEqual([["Regular season", "points"]]);
  expect(stages[0]?.matches).toHaveLength(matches.length);
  expect(stages[0]?.groups.size).toBe(0);
  expect(isDoubtful).toBe(false);
};

const results = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })), { minLength: 7, maxLength: 40 });

/** Rounds as matches with random results, of which some are postponed by weeks. */
const season = (size: fc.Arbitrary<number>, passes: number, postponed: fc.Arbitrary<ReadonlySet<number>>) =>
  fc.tuple(size, results, postponed, fc.nat({ max: 999 })).map(([teams, goals, late, cut]) => {
    const matches = play(rounds(league(teams), passes), 100)
      .map(
        (match, index): Meeting => ({
          ...match,
          at: late.has(index) ? match.at + 17 : match.at,
          goals: goals[(index * 13) % goals.length] ?? null,
        }),
      )
      .toSorted((a, b) => a.at - b.at);
    return matches.slice(0, 1 + Math.floor((cut / 999) * (matches.length - 1)));
  });
const NONE = fc.constant<ReadonlySet<number>>(new Set());
const SOME = fc.array(fc.nat({ max: 380 }), { maxLength: 12 }).map((list) => new Set(list));

describe("Ordinary seasons are one table", () => {
  const inAnyOrder = (pairings: readonly Pairing[], minLength: number) =>
    fc.shuffledSubarray([...pairings], { minLength });
  const days = fc.tuple(fc.integer({ min: 1, max: 10 }), results);
  const isOneTableInOrder = (
    pairings: readonly Pairing[],
    [perDay, goals]: readonly [number, readonly [number, number][]],
  ): void =>
    isOneTable(
      pairings.map(([home, away], index) => ({
        ...{ home, away, at: Math.floor(index / perDay), goals: goals[index % goals.length] ?? null },
      })),
    );

  it("A double round robin in any order of dates, cut at any point, has no second stage", () => {
    const cut = fc
      .integer({ min: 2, max: 20 })
      .chain((size) => inAnyOrder(rounds(league(size), 2).flat(), 1));
    fc.assert(fc.property(cut, days, isOneTableInOrder), { ...RUNS, numRuns: 400 });
  });

  it("A double round robin whose second half begins after the whole first, in any order, has no second stage", () => {
    const cut = fc.integer({ min: 8, max: 20 }).chain((size) => {
      const all = rounds(league(size), 2).flat();
      const half = all.length / 2;
      return fc
        .tuple(inAnyOrder(all.slice(0, half), half), inAnyOrder(all.slice(half), half), fc.nat({ max: 24 }))
        .map(([first, second, more]) => [...first, ...second.slice(0, more)]);
    });
    const oneADay = results.map((goals) => [1, goals] as const);
    fc.assert(fc.property(cut, oneADay, isOneTableInOrder), { ...RUNS, numRuns: 400 });
  });

  it.each([
    [2, [8, 20]],
    [3, [10, 12]],
    [4, [8, 10]],
  ] as const)(
    "A league of %d meetings each, with postponed matches and under way, has no second stage",
    (passes, [min, max]) => {
      fc.assert(fc.property(season(fc.integer({ min, max }), passes, SOME), isOneTable), RUNS);
      fc.assert(fc.property(season(fc.integer({ min, max }), passes, NONE), isOneTable), RUNS);
    },
  );

  it("A season without one of its matches is one table, and so is one with a match awarded or replayed", () => {
    const matches = play(rounds(league(18), 2), 100);
    const [first] = matches;
    if (!first) throw new Error("no match");
    isOneTable(matches.filter((_, index) => index !== 40));
    isOneTable([{ ...first, goals: [1, 0] }, ...matches.slice(1)]);
    isOneTable([...matches, { ...first, at: first.at + 30 }]);
    isOneTable([{ ...first, goals: null }, ...matches.slice(1), { ...first, at: dayAfter(matches) }]);
  });

  it("A season from which a team withdraws is one table", () => {
    const matches = play(rounds(league(18), 2), 100);
    isOneTable(matches.filter(({ home, away, at }) => at < 200 || (home !== "T18" && away !== "T18")));
  });
});

it("Any list of matches is told apart into stages that hold each match once", () => {
  const team = fc.nat({ max: 13 }).map((at) => `T${at}`);
  const match = fc
    .tuple(team, team, fc.nat({ max: 360 }), results)
    .filter(([home, away]) => home !== away)
    .map(([home, away, at, [goals]]): Meeting => ({ home, away, at, goals: goals ?? null }));
  const format = fc.record<SeasonFormat>({
    halvesFrom: fc.constantFrom(null, "january", "july"),
    matches: fc.constantFrom(null, 2, 3),
  });
  fc.assert(
    fc.property(fc.array(match, { maxLength: 60 }), format, (list, how) => {
      const found = stagesOfSeason(list, how).stages.flatMap(({ matches }) => matches);
      expect(found).toHaveLength(list.length);
      expect(new Set(found).size).toBe(list.length);
    }),
    RUNS,
  );
});

describe("A second stage", () => {
  const teams = league(12);
  const core = play(rounds(teams, 3), 100);
  const split = sideBySide(rounds(teams.slice(0, 6), 1), rounds(teams.slice(6), 1));

  it("Upper and lower half of the table are two rounds with their own tables", () => {
    expect(shownStages([...core, ...play(split, dayAfter(core))])).toEqual([
      ["Regular season", "points", 198],
      ["Championship round", "points", 15],
      ["Relegation round", "points", 15],
    ]);
  });

  it("It is told apart once each team has met three of its block of the table, and not before", () => {
    const after = play(split, dayAfter(core));
    expect(shownStages([...core, ...after.slice(0, 12)])).toHaveLength(1);
    const underWay = [
      ["Regular season", "points", 198],
      ["Championship round", "points", 9],
      ["Relegation round", "points", 9],
    ];
    expect(shownStages([...core, ...after.slice(0, 18)])).toEqual(underWay);
    const mixed = (team: string) => ({ T01: "T12", T12: "T01" })[team] ?? team;
    const blocks = after.map((match) => ({ ...match, home: mixed(match.home), away: mixed(match.away) }));
    expect(shownStages([...core, ...blocks.slice(0, 18)])).toHaveLength(1);
  });

  it("A second leg under way belongs to its group", () => {
    const twice = sideBySide(rounds(teams.slice(0, 6), 2), rounds(teams.slice(6), 2));
    expect(shownStages([...core, ...play(twice, dayAfter(core)).slice(0, 36)])).toMatchObject([
      {},
      ["Championship round", "points", 18],
      ["Relegation round", "points", 18],
    ]);
  });

  it("Three groups are for the title, for Europe and against relegation, and may end at different times", () => {
    const belgian = league(16);
    const regular = play(rounds(belgian, 2), 100);
    const groups = sideBySide(
      rounds(belgian.slice(0, 6), 2),
      rounds(belgian.slice(6, 12), 2),
      rounds(belgian.slice(12), 2),
    );
    const before = [...regular, ...play(groups, dayAfter(regular))];
    const end = dayAfter(before);
    const ties: Meeting[] = [
      // The last but three plays a club of the second division while the other groups are under way.
      { home: "Second", away: "T15", at: end - 20, goals: [1, 1] },
      { home: "T15", away: "Second", at: end - 16, goals: [2, 1] },
      { home: "T04", away: "T07", at: end + 3, goals: [2, 1] },
    ];
    const { stages } = stagesOfSeason([...before, ...ties], PLAIN);
    expect(shownStages([...before, ...ties])).toEqual([
      ["Regular season", "points", 240],
      ["Championship round", "points", 30],
      ["Europe play-offs", "points", 30],
      ["Relegation round", "points", 12],
      ["Play-offs", "knock_out", 3],
    ]);
    expect(stages[0]?.matches.some(({ home }) => home === "Second")).toBe(false);
  });

  it("The places decide the names, and one point deducted does not mix the groups", () => {
    const swapped = [...teams.slice(0, 5), "T07", "T06", ...teams.slice(7)];
    const after = sideBySide(rounds(swapped.slice(0, 6), 1), rounds(swapped.slice(6), 1));
    expect(shownStages([...core, ...play(after, dayAfter(core))]).map(([name]) => name)).toEqual([
      ...["Regular season", "Championship round", "Relegation round"],
    ]);
  });

  it("Parallel groups of one tier are one stage in groups", () => {
    const danish = league(14);
    const regular = play(rounds(danish, 2), 100);
    const of = (...places: number[]) => places.map((place) => danish[place - 1] ?? "");
    const after = sideBySide(
      rounds(danish.slice(0, 6), 2),
      rounds(of(7, 10, 11, 14), 2),
      rounds(of(8, 9, 12, 13), 2),
    );
    expect(shownStages([...regular, ...play(after, dayAfter(regular))])).toEqual([
      ["Regular season", "points", 182],
      ["Championship round", "points", 30],
      ["Relegation round", "points", 24, 2],
    ]);
  });

  it("A group of some teams while the others have finished is named by its places", () => {
    const greek = league(16);
    const regular = play(rounds(greek, 2), 100);
    const stageOf = (...places: [number, number]) =>
      shownStages([...regular, ...play(rounds(greek.slice(...places), 2), dayAfter(regular))])[1];
    expect(stageOf(1, 5)).toEqual(["Europe play-offs", "points", 12]);
    expect(stageOf(0, 4)).toEqual(["Championship round", "points", 12]);
    expect(stageOf(12, 16)).toEqual(["Relegation round", "points", 12]);
  });

  it("A tie between teams of one group belongs to the play-offs after it", () => {
    const groups = sideBySide(rounds(teams.slice(0, 6), 2), rounds(teams.slice(6), 2));
    const before = [...core, ...play(groups, dayAfter(core))];
    const end = dayAfter(before);
    const ties: Meeting[] = [
      { home: "T07", away: "T08", at: end, goals: [2, 1] },
      { home: "T05", away: "T07", at: end + 3, goals: [2, 1] },
      { home: "T07", away: "T05", at: end + 6, goals: [2, 2] },
    ];
    expect(shownStages([...before, ...ties]).at(-1)).toEqual(["Play-offs", "knock_out", 3]);
    const once = [...core, ...play(split, dayAfter(core))];
    const pair: Meeting[] = [
      { home: "T05", away: "T06", at: end, goals: [2, 1] },
      { home: "T04", away: "T07", at: end, goals: [2, 1] },
      { home: "T04", away: "T05", at: end + 6, goals: [2, 1] },
    ];
    expect(shownStages([...once, ...pair]).at(-1)).toEqual(["Play-offs", "knock_out", 3]);
  });

  it("Four of eight teams that have met after three rounds are no group", () => {
    const polish = league(16);
    const regular = play(rounds(polish, 2), 100);
    const [top, low] = [polish.slice(0, 8), polish.slice(8)];
    const fours = sideBySide(
      rounds([top[0], top[2], top[3], top[6]].map(String), 1),
      rounds([top[1], top[4], top[5], top[7]].map(String), 1),
      rounds(low, 1).slice(0, 3),
    );
    const names = shownStages([...regular, ...play(fours, dayAfter(regular))]).map(([name]) => name);
    expect(names).not.toContain("Europe play-offs");
  });

  it("Two groups stay apart when their teams play ties while another group goes on, as in Denmark", () => {
    const danish = league(14);
    const of = (...places: number[]): string[] => places.map((place) => danish[place - 1] ?? "");
    const regular = play(rounds(danish, 2), 100);
    const [a, b] = [of(7, 10, 11, 14), of(8, 9, 12, 13)];
    const groups = sideBySide(rounds(danish.slice(0, 6), 2), rounds(a, 2), rounds(b, 2));
    const start = dayAfter(regular);
    const ties = a.flatMap((team, at): Meeting[] => [
      { home: team, away: b[at] ?? "", at: start + 6 * 7, goals: [0, 2] },
      { home: b[at] ?? "", away: team, at: start + 7 * 7, goals: [2, 0] },
    ]);
    expect(shownStages([...regular, ...play(groups, start), ...ties])).toEqual([
      ["Regular season", "points", 182],
      ["Championship round", "points", 30],
      ["Relegation round", "points", 24, 2],
      ["Play-offs", "knock_out", 8],
    ]);
  });

  it("Play-offs in which the beaten go on to another tie follow the groups", () => {
    const groups = sideBySide(rounds(teams.slice(0, 6), 2), rounds(teams.slice(6), 2));
    const before = [...core, ...play(groups, dayAfter(core))];
    const end = dayAfter(before);
    const of = (home: string, away: string, day: number): Meeting => ({
      ...{ home, away, at: end + day, goals: [2, 0] },
    });
    const ties = [of("T12", "T11", 0), of("T11", "T12", 3), of("T10", "Lower B", 0), of("T05", "T07", 0)];
    const next = [of("T12", "Lower A", 7), of("Lower A", "T12", 10), of("T11", "Lower C", 7)];
    expect(shownStages([...before, ...ties, ...next, of("Lower C", "T11", 10)]).at(-1)).toEqual([
      "Play-offs",
      "knock_out",
      8,
    ]);
  });

  it("A match postponed into the second stage leaves one table, with a doubt", () => {
    const [postponed, ...rest] = core;
    const after = play(sideBySide(rounds(teams.slice(0, 6), 2), rounds(teams.slice(6), 1)), dayAfter(core));
    const late = { ...(postponed ?? { home: "", away: "", goals: null }), at: dayAfter(core) + 3 };
    const { stages, isDoubtful } = stagesOfSeason([...rest, late, ...after], PLAIN);
    expect(stages).toHaveLength(1);
    expect(isDoubtful).toBe(true);
  });
});

describe("A knock-out after a table", () => {
  it("Ties with clubs of another league are play-offs at once, and those clubs are not in the table", () => {
    const core = play(rounds(league(16), 2), 100);
    const end = dayAfter(core);
    const ties: Meeting[] = [
      { home: "Lower A", away: "T13", at: end, goals: [0, 1] },
      { home: "Lower B", away: "T14", at: end, goals: [2, 1] },
    ];
    expect(shownStages([...core, ...ties])).toEqual([
      ["Regular season", "points", 240],
      ["Play-offs", "knock_out", 2],
    ]);
  });

  it("Ties with and among clubs of another league are play-offs, also while the season goes on", () => {
    const core = play(rounds(league(16), 2), 100);
    const end = dayAfter(core);
    const of = (home: string, away: string, day: number): Meeting => ({
      ...{ home, away, at: end + day, goals: [2, 1] },
    });
    const ties = [of("Lower B", "Lower C", -9), of("Lower A", "Lower B", -4), of("T13", "Lower A", 4)];
    expect(shownStages([...core, ...ties])).toEqual([
      ["Regular season", "points", 240],
      ["Play-offs", "knock_out", 3],
    ]);
    const split = sideBySide(rounds(league(16).slice(0, 8), 1), rounds(league(16).slice(8), 1));
    expect(shownStages([...core, ...ties, ...play(split, end + 7)])).toEqual([
      ["Regular season", "points", 240],
      ["Championship round", "points", 28],
      ["Relegation round", "points", 28],
      ["Play-offs", "knock_out", 3],
    ]);
  });

  it("A club that withdrew after a few rounds, or whose matches all are to come, stays in the table", () => {
    const matches = play(rounds(league(18), 2), 100);
    isOneTable(matches.filter(({ home, away }, index) => index < 27 || (home !== "T05" && away !== "T05")));
  });

  it("The first matches of a later group are no play-offs, even if each beaten team rests", () => {
    const core = play(rounds(league(16), 2), 100);
    const end = dayAfter(core);
    const of = (home: string, away: string, day: number): Meeting => ({
      ...{ home, away, at: end + day, goals: [2, 1] },
    });
    const first = [of("T01", "T02", 0), of("T03", "T04", 0), of("T05", "T06", 0)];
    expect(shownStages([...core, ...first, of("T01", "T03", 7)])).toHaveLength(1);
  });

  it("Ties of the best teams are play-offs once they have one winner", () => {
    const core = play(rounds(league(18), 2), 100);
    const end = dayAfter(core);
    const ties: Meeting[] = [
      { home: "T03", away: "T02", at: end, goals: [0, 1] },
      { home: "T02", away: "T01", at: end + 4, goals: [1, 1] },
      { home: "T01", away: "T02", at: end + 8, goals: [2, 1] },
    ];
    expect(shownStages([...core, ...ties]).at(-1)).toEqual(["Play-offs", "knock_out", 3]);
    expect(shownStages([...core, ...ties.slice(0, 1)])).toHaveLength(1);
  });

  it("Where not all teams meet, the known number of matches ends the table", () => {
    const teams = league(20);
    const core = play(rounds(teams, 2).slice(0, 34), 100);
    const end = dayAfter(core);
    const tie: Meeting = { home: "T01", away: "T02", at: end, goals: [0, 1] };
    const format: SeasonFormat = { halvesFrom: null, matches: 34 };
    expect(shownStages([...core, tie], format)).toEqual([
      ["Regular season", "points", 340],
      ["Play-offs", "knock_out", 1],
    ]);
    expect(shownStages(core.slice(0, -1), format)).toHaveLength(1);
  });
});

describe("A season in groups that never meet", () => {
  const [east, west] = [league(10, "E"), league(10, "W")];
  const core = play(sideBySide(rounds(east, 2), rounds(west, 2)), 100);

  it("The groups have a table each", () => {
    expect(shownStages(core)).toEqual([["Regular season", "points", 180, 2]]);
    expect(shownStages(core.slice(0, 110))).toEqual([["Regular season", "points", 110, 2]]);
  });

  it("Ties across the groups are play-offs", () => {
    const end = dayAfter(core);
    const ties = east.map(
      (team, at): Meeting => ({
        ...{ home: team, away: west[at] ?? "", at: end, goals: [2, 1] },
      }),
    );
    expect(shownStages([...core, ...ties]).at(-1)).toEqual(["Play-offs", "knock_out", 10]);
  });
});

describe("A season of halves", () => {
  const AUGUST = Date.UTC(2024, 7, 1) / 86_400_000;
  const JANUARY = Date.UTC(2025, 0, 5) / 86_400_000;
  const teams = league(18);
  const format: SeasonFormat = { halvesFrom: "july", matches: null };
  const semis = (first: number): Meeting[] => [
    { home: "T04", away: "T01", at: first, goals: [0, 1] },
    { home: "T03", away: "T02", at: first, goals: [0, 1] },
    { home: "T01", away: "T02", at: first + 5, goals: [2, 1] },
  ];

  it("Each half has a table and play-offs, also the first tie of them", () => {
    const first = play(rounds(teams, 1), AUGUST);
    const second = play(rounds(teams, 1), JANUARY);
    const all = [...first, ...semis(dayAfter(first)), ...second, ...semis(dayAfter(second)).slice(0, 1)];
    expect(shownStages(all, format)).toEqual([
      ["Apertura", "points", 153],
      ["Apertura Playoffs", "knock_out", 3],
      ["Clausura", "points", 153],
      ["Clausura Playoffs", "knock_out", 1],
    ]);
    expect(shownStages(second, format)).toEqual([["Clausura", "points", 153]]);
    expect(shownStages(second, { ...format, halvesFrom: "january" })).toEqual([["Apertura", "points", 153]]);
  });

  it("Halves in zones end after a known number of matches", () => {
    const zones = sideBySide(rounds(league(14, "A"), 1), rounds(league(14, "B"), 1));
    const core = play(
      [...zones, league(14, "A").map((team, at): Pairing => [team, league(14, "B")[at] ?? ""])],
      JANUARY,
    );
    const tie: Meeting = { home: "A01", away: "B02", at: dayAfter(core), goals: [1, 0] };
    expect(shownStages([...core, tie], { halvesFrom: "january", matches: 14 })).toEqual([
      ["Apertura", "points", 196],
      ["Apertura Playoffs", "knock_out", 1],
    ]);
  });

  it("Stages hold every match once", () => {
    const under = fc.integer({ min: 1, max: 153 * 2 + 6 });
    const first = play(rounds(teams, 1), AUGUST);
    const second = play(rounds(teams, 1), JANUARY);
    const all = [...first, ...semis(dayAfter(first)), ...second, ...semis(dayAfter(second))];
    fc.assert(
      fc.property(under, (length) => {
        const { stages } = stagesOfSeason(all.slice(0, length), format);
        expect(new Set(stages.flatMap(({ matches }) => matches)).size).toBe(length);
        expect(stages.reduce((sum, { matches }) => sum + matches.length, 0)).toBe(length);
      }),
      RUNS,
    );
  });
});
