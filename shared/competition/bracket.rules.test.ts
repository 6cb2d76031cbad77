import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import type { Match, SideScore, StageId, TeamId } from "../match/match.schema.ts";
import { bracketsOf } from "./bracket.rules.ts";

const stage = (id: number, name = "Knock-out stage", mode: "points" | "knock_out" = "knock_out") => ({
  id: id as StageId,
  name,
  mode,
});
const team = (id: number): Match["home"] => ({ ...aMatch().home, id: id as TeamId, name: `Team ${id}` });

let nextId = 1;

interface MatchFields {
  readonly round?: string | null;
  readonly time?: number;
  readonly stage?: ReturnType<typeof stage>;
  readonly score?: readonly [number, number] | null;
  readonly extra?: { readonly home: Partial<SideScore>; readonly away: Partial<SideScore> };
  readonly status?: Match["status"];
  readonly stated?: Partial<Pick<Match, "winner" | "decided_by" | "advances">>;
}

function match(home: number, away: number, fields: MatchFields = {}): Match {
  const { round = "Final", time = 0, score = [1, 0], extra, status } = fields;
  const plain = score ? aScore(...score) : aMatch().score;
  return aMatch({
    id: nextId++,
    match_time: time,
    status: status ?? (score ? "ended" : "not_started"),
    stage: fields.stage ?? stage(1),
    round,
    home: team(home),
    away: team(away),
    score: { home: { ...plain.home, ...extra?.home }, away: { ...plain.away, ...extra?.away } },
    ...fields.stated,
  });
}

const only = (matches: readonly Match[]) => {
  const [bracket, ...others] = bracketsOf([stage(1)], matches);
  if (!bracket || others.length > 0) throw new Error("one bracket expected");
  return bracket;
};
const firstTie = (matches: readonly Match[]) => only(matches).rounds[0]?.ties[0];
const idsOf = (ties: readonly ({ readonly teams: readonly Match["home"][] } | null)[]) =>
  ties.map((tie) => tie?.teams.map(({ id }) => Number(id)));

describe("a stage of several trees", () => {
  const unnamed = (home: number, away: number, time: number) => match(home, away, { round: null, time });

  it("Play-offs for different prizes are a tree each, also ties in which the beaten go on", () => {
    const europe = [unnamed(1, 2, 1), unnamed(3, 4, 1), unnamed(1, 3, 2)];
    const relegation = [unnamed(6, 5, 1), unnamed(7, 5, 3)];
    const brackets = bracketsOf([stage(1)], [...europe, ...relegation]);
    expect(brackets.map(({ rounds }) => rounds.map(({ ties }) => idsOf(ties)))).toEqual([
      [
        [
          [1, 2],
          [3, 4],
        ],
        [[1, 3]],
      ],
      [[[6, 5]], [[7, 5]]],
    ]);
    // Nobody is champion of a place in Europe.
    expect(brackets.map(({ champion }) => champion)).toEqual([null, null]);
    const names = brackets.map(({ rounds }) => rounds.map(({ name }) => name));
    expect(new Set(names.flat())).toEqual(new Set(["Knock-out stage"]));
  });

  it("Unrelated ties at the same time are trees of their own, though they look like semi-finals of one final", () => {
    const matches = [unnamed(1, 2, 1), unnamed(8, 9, 1), unnamed(3, 1, 5)];
    expect(bracketsOf([stage(1, "Play-offs")], matches)).toHaveLength(2);
  });

  it("A title of a half season is decided once its final has as many legs as the ties before it", () => {
    const playOffs = stage(1, "Apertura Playoffs");
    const of = (home: number, away: number, time: number) =>
      match(home, away, { round: null, time, stage: playOffs, score: [2, 1] });
    const semis = [of(1, 4, 1), of(4, 1, 4), of(2, 3, 1), of(2, 3, 4)];
    const championAfter = (...matches: Match[]) =>
      bracketsOf([playOffs], [...semis, ...matches]).map(({ champion }) => champion && Number(champion.id));
    expect(championAfter(of(1, 2, 8))).toEqual([null]);
    expect(championAfter(of(1, 2, 8), of(1, 2, 11))).toEqual([1]);
  });

  it("Groups stored like a knock-out are no trees", () => {
    const group = (...[a, b, c]: [number, number, number]) => [
      unnamed(a, b, 1),
      unnamed(b, c, 2),
      unnamed(c, a, 3),
    ];
    expect(bracketsOf([stage(1)], [...group(1, 2, 3), ...group(4, 5, 6)])).toEqual([]);
    expect(bracketsOf([stage(1)], [...group(1, 2, 3), unnamed(4, 5, 1)])).toEqual([]);
  });
});

describe("a tie", () => {
  it("A tie of one match goes to the team with more goals", () => {
    expect(firstTie([match(1, 2, { score: [0, 2] })])).toMatchObject({ goals: [0, 2], winner: 1 });
  });

  it("A tie of one match goes to its stated winner, whatever its goals: an operator may have set it", () => {
    const winnerOf = (score: readonly [number, number], winner: Match["winner"]) =>
      firstTie([match(1, 2, { score, stated: { winner } })])?.winner;
    expect([winnerOf([1, 1], "away"), winnerOf([2, 0], "away"), winnerOf([1, 1], "draw")]).toEqual([
      1,
      1,
      null,
    ]);
    const replay = [
      match(1, 2, { score: [1, 1] }),
      match(2, 1, { score: [0, 0], time: 1, stated: { winner: "home" } }),
    ];
    expect(firstTie(replay)?.winner).toBe(1);
  });

  it("A tie goes to the team that the source names, where the goals do not tell", () => {
    const walkover = { winner: "away", decided_by: "walkover" } as const;
    expect(firstTie([match(1, 2, { score: null, status: "ended", stated: walkover })])?.winner).toBe(1);
    const shootOut = { winner: "home", decided_by: "penalties" } as const;
    expect(firstTie([match(1, 2, { score: [1, 1], stated: shootOut })])?.winner).toBe(0);
    const legs = (advances: "home" | "away" | null) => [
      match(1, 2, { score: [2, 1] }),
      match(2, 1, { score: [1, 0], time: 1, stated: { winner: "home", advances } }),
    ];
    // Level on goals: away goals or a shoot-out that only the source knows.
    expect(firstTie(legs(null))?.winner).toBeNull();
    expect(firstTie(legs("home"))?.winner).toBe(1);
    expect(firstTie(legs("away"))?.winner).toBe(0);
  });

  it("A tie of one match goes to the winner that its page shows, whatever the goals", () => {
    const stated = (decided_by: Match["decided_by"]) => ({ winner: "away", decided_by }) as const;
    expect(firstTie([match(1, 2, { score: [1, 0], stated: stated("awarded") })])).toMatchObject({
      goals: [1, 0],
      winner: 1,
    });
    expect(firstTie([match(1, 2, { score: [1, 1], stated: stated(null) })])?.winner).toBe(1);
  });

  it("An awarded leg counts 3-0 against the goals that were played, and a walkover of the last leg decides the tie", () => {
    const first = match(1, 2, { score: [1, 0], stated: { winner: "away", decided_by: "awarded" } });
    const second = match(2, 1, { time: 7, score: [0, 2] });
    expect(firstTie([first, second])).toMatchObject({ goals: [2, 3], winner: 1 });
    const walkover = { winner: "home", decided_by: "walkover" } as const;
    const given = match(2, 1, { time: 7, score: null, status: "ended", stated: walkover });
    expect(firstTie([match(1, 2, { score: [5, 0] }), given])?.winner).toBe(1);
  });

  it("A tie counts overtime, and then the shoot-out", () => {
    const overtime = { home: { overtime: 3 }, away: { overtime: 2 } };
    expect(firstTie([match(1, 2, { score: [2, 2], extra: overtime })])).toMatchObject({
      goals: [3, 2],
      winner: 0,
    });
    const level = { home: { overtime: 3, penalties: 2 }, away: { overtime: 3, penalties: 4 } };
    expect(firstTie([match(1, 2, { score: [2, 2], extra: level })])).toMatchObject({
      goals: [3, 3],
      shootout: [2, 4],
      winner: 1,
    });
  });

  it("A tie sums its legs in the team order of its first match", () => {
    const legs = [match(1, 2, { score: [1, 3] }), match(2, 1, { time: 7, score: [0, 4] })];
    expect(firstTie(legs)).toMatchObject({ goals: [5, 3], winner: 0 });
    expect(idsOf(only(legs).rounds[0]?.ties ?? [])).toEqual([[1, 2]]);
  });

  it("A tie reads the shoot-out of the second leg from the right side", () => {
    const pens = { home: { overtime: 1, penalties: 5 }, away: { overtime: 0, penalties: 4 } };
    const legs = [match(1, 2, { score: [1, 0] }), match(2, 1, { time: 7, score: [1, 0], extra: pens })];
    expect(firstTie(legs)).toMatchObject({ goals: [1, 1], shootout: [4, 5], winner: 1 });
  });

  it("A tie does not count away goals for more", () => {
    const legs = [match(1, 2, { score: [1, 0] }), match(2, 1, { time: 7, score: [2, 1] })];
    expect(firstTie(legs)?.winner).toBeNull();
  });

  it("A tie is open until its second leg is over, also where that is not scheduled yet", () => {
    const legs = [match(1, 2, { score: [3, 0] }), match(2, 1, { time: 7, score: null })];
    expect(firstTie(legs)).toMatchObject({ goals: [3, 0], winner: null });
    const running = [legs[0] as Match, match(2, 1, { time: 7, score: [0, 0], status: "first_half" })];
    expect(firstTie(running)).toMatchObject({ live: true, winner: null });
    const others = [match(3, 4, { time: 1, round: "Final" })];
    expect(only([...legs, ...others]).rounds[0]?.ties[1]).toMatchObject({ winner: null });
  });

  it("A tie replayed after a draw leaves the others decided", () => {
    const replayed = [match(1, 2, { score: [1, 1] }), match(2, 1, { time: 7, score: [0, 2] })];
    const ties = only([...replayed, match(3, 4, { time: 1 })]).rounds[0]?.ties;
    expect(ties).toMatchObject([{ winner: 0 }, { winner: 0 }]);
  });

  it("A tie without a decisive result goes to the team that plays on", () => {
    const bracket = only([
      match(1, 2, { round: "Semi-finals", score: [1, 1] }),
      match(3, 4, { round: "Semi-finals" }),
      match(2, 3, { round: "Final", time: 9 }),
    ]);
    expect(bracket.rounds[0]?.ties[0]).toMatchObject({ winner: 1 });
  });
});

describe("a tree", () => {
  const semis = [match(1, 2, { round: "Semi-finals" }), match(3, 4, { round: "Semi-finals", time: 1 })];

  it("A tree puts ties beside the ones they lead to", () => {
    const quarters = [
      match(5, 6, { round: "Quarter-finals", time: 1 }),
      match(7, 8, { round: "Quarter-finals", time: 2 }),
      match(1, 2, { round: "Quarter-finals", time: 3 }),
      match(3, 4, { round: "Quarter-finals", time: 4 }),
    ];
    const later = [
      match(3, 5, { round: "Semi-finals", time: 10 }),
      match(1, 7, { round: "Semi-finals", time: 11 }),
      match(7, 3, { round: "Final", time: 20, score: [0, 1] }),
    ].map((one, at) => (at === 1 ? { ...one, score: aScore(0, 1) } : one));
    const { rounds, champion } = only([...quarters, ...later]);
    expect(rounds.map(({ ties }) => idsOf(ties))).toEqual([
      [
        [1, 2],
        [7, 8],
        [3, 4],
        [5, 6],
      ],
      [
        [1, 7],
        [3, 5],
      ],
      [[7, 3]],
    ]);
    expect(Number(champion?.id)).toBe(3);
  });

  it("A tree keeps the match for third place apart, by any name", () => {
    const final = match(1, 3, { round: "Final", time: 9 });
    for (const round of ["Match for third place", "Bronze"]) {
      const bracket = only([...semis, match(2, 4, { round, time: 8 }), final]);
      expect(bracket.rounds.map(({ name }) => name)).toEqual(["Semi-finals", "Final"]);
      expect(idsOf([bracket.third_place])).toEqual([[2, 4]]);
      expect(Number(bracket.champion?.id)).toBe(1);
    }
  });

  it("A tree has places for future ties where the rounds' names imply their number", () => {
    const bracket = only([match(1, 2, { round: "Quarter-finals", score: null })]);
    expect(bracket.rounds).toMatchObject([
      { name: "Quarter-finals", ties: [{ winner: null }, null, null, null] },
      { name: "Semi-finals", ties: [null, null] },
      { name: "Final", ties: [null] },
    ]);
    expect(bracket.champion).toBeNull();
    const promotion = only([match(1, 2, { round: "Play-off" }), match(3, 4, { round: "Play-off" })]);
    expect(promotion.rounds).toHaveLength(1);
    expect(promotion.champion).toBeNull();
  });

  it("Rounds without names follow from the ties that their teams have had", () => {
    const round = null;
    const quarters = [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ].map(([home = 0, away = 0]) => match(home, away, { round }));
    const semis = [match(1, 3, { round, time: 7 }), match(5, 7, { round, time: 8 })];
    const places = match(3, 7, { round, time: 13 });
    const final = [match(1, 5, { round, time: 14 }), match(5, 1, { round, time: 20, score: [3, 0] })];
    const [bracket, ...others] = bracketsOf(
      [stage(1, "Clausura Playoffs")],
      [...quarters, ...semis, places, ...final],
    );
    if (!bracket || others.length > 0) throw new Error("one bracket expected");
    expect(bracket.rounds.map(({ name, ties }) => [name, ties.length])).toEqual([
      ["Quarter-finals", 4],
      ["Semi-finals", 2],
      ["Final", 1],
    ]);
    expect(idsOf([bracket.third_place])).toEqual([[3, 7]]);
    expect(Number(bracket.champion?.id)).toBe(5);
  });

  it("A round without a name has its stage's name where it may not be what its number of ties suggests", () => {
    const round = null;
    const namesOf = (matches: readonly Match[]) =>
      bracketsOf([stage(1, "Clausura Playoffs")], matches).flatMap(({ rounds }) =>
        rounds.map(({ name }) => name),
      );
    const four = [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ].map(([home = 0, away = 0]) => match(home, away, { round }));
    expect(namesOf(four.slice(0, 1))).toEqual(["Clausura Playoffs"]);
    expect(namesOf([...four, match(1, 3, { round, time: 7 })])).toEqual([
      "Clausura Playoffs",
      "Clausura Playoffs",
    ]);
    const best = [match(3, 2, { round }), match(3, 1, { round, time: 7 })];
    expect(namesOf(best)).toEqual(["Clausura Playoffs", "Clausura Playoffs"]);
  });

  it("A round whose legs are matchdays has its stage's name", () => {
    const playOffs = stage(1, "Playoffs");
    const matches = [
      match(1, 2, { stage: playOffs, round: "Matchday 1" }),
      match(2, 1, { stage: playOffs, round: "Matchday 2", time: 7 }),
    ];
    expect(bracketsOf([playOffs], matches)[0]?.rounds).toMatchObject([{ name: "Playoffs" }]);
  });
});

describe("the trees of a season", () => {
  const playOffs = stage(1, "Play-offs");
  const finals = stage(2, "Finals");

  it("There is one tree where the winners of a stage play the next", () => {
    const matches = [
      match(1, 2, { stage: playOffs, round: "Matchday 1" }),
      match(1, 3, { stage: finals, round: "Final", time: 9 }),
    ];
    const found = bracketsOf([playOffs, finals], matches);
    expect(found.map(({ rounds }) => rounds.length)).toEqual([2]);
  });

  it("There are two trees where losers begin again, or a league stage lies between", () => {
    const again = [match(1, 2, { stage: playOffs }), match(1, 2, { stage: finals, round: "Final", time: 9 })];
    expect(bracketsOf([playOffs, finals], again)).toHaveLength(2);
    const between = [match(1, 2, { stage: playOffs }), match(1, 3, { stage: finals, time: 9 })];
    expect(bracketsOf([playOffs, stage(3, "League", "points"), finals], between)).toHaveLength(2);
  });

  it("Trees leave out a group phase that is stored as a knock-out, played or not", () => {
    for (const score of [[1, 0], null] as const) {
      const groups = [
        match(1, 2, { round: "1", score }),
        match(3, 4, { round: "1", score }),
        match(1, 3, { round: "2", time: 1, score }),
        match(2, 4, { round: "2", time: 1, score }),
        match(1, 4, { round: "3", time: 2, score }),
        match(2, 3, { round: "3", time: 2, score }),
      ];
      expect(bracketsOf([stage(1)], groups)).toEqual([]);
    }
  });

  it("Trees leave out a group phase under way whose rounds have no names", () => {
    const round = null;
    const first = [match(1, 2, { round }), match(3, 4, { round })];
    const second = [match(1, 4, { round, time: 1 }), match(2, 3, { round, time: 1 })];
    expect(bracketsOf([stage(1)], [...first, ...second])).toEqual([]);
  });

  it("Trees leave out stages without matches", () => {
    expect(bracketsOf([stage(1), stage(2)], [])).toEqual([]);
  });
});

/** A cup of `2 ** depth` teams with a new draw each round; every tie has a winner, some on penalties. */
const cups = fc
  .record({
    depth: fc.integer({ min: 1, max: 5 }),
    twoLegged: fc.boolean(),
    seed: fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
    order: fc.infiniteStream(fc.integer({ min: 0, max: 1_000 })),
  })
  .map(({ depth, twoLegged, seed, order }) => {
    const draw = () => seed.next().value;
    const matches: Match[] = [];
    let left = Array.from({ length: 2 ** depth }, (_, at) => at + 1);
    for (let round = 0; left.length > 1; round += 1) {
      const name = left.length === 2 ? "Final" : `Round of ${left.length}`;
      const drawn = left.map((id) => ({ id, at: order.next().value })).sort((a, b) => a.at - b.at);
      left = [];
      for (let at = 0; at < drawn.length; at += 2) {
        const [home, away] = [drawn[at]?.id ?? 0, drawn[at + 1]?.id ?? 0];
        const legs = twoLegged && name !== "Final" ? 2 : 1;
        const scores = Array.from({ length: legs }, () => [draw(), draw()] as const);
        const goals = scores.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
        const homeWins = goals[0] === goals[1] ? draw() > 2 : (goals[0] ?? 0) > (goals[1] ?? 0);
        const isLevel = goals[0] === goals[1];
        scores.forEach(([x, y], leg) => {
          const swapped = leg === 1;
          const pens = isLevel && leg === legs - 1;
          const score: [number, number] = swapped ? [y, x] : [x, y];
          const atHome = swapped ? !homeWins : homeWins;
          matches.push(
            match(swapped ? away : home, swapped ? home : away, {
              round: name,
              time: round * 10 + leg,
              score,
              ...(pens
                ? { extra: { home: { penalties: atHome ? 5 : 4 }, away: { penalties: atHome ? 4 : 5 } } }
                : {}),
            }),
          );
        });
        left.push(homeWins ? home : away);
      }
    }
    return { matches, depth, champion: left[0] };
  });

describe("any cup", () => {
  it("Any cup is one tree that ends with the team that won every tie", () => {
    fc.assert(
      fc.property(cups, ({ matches, depth, champion }) => {
        const bracket = only(matches);
        expect(bracket.rounds.map(({ ties }) => ties.length)).toEqual(
          Array.from({ length: depth }, (_, at) => 2 ** (depth - 1 - at)),
        );
        expect(Number(bracket.champion?.id)).toBe(champion);
        expect(bracket.third_place).toBeNull();
      }),
    );
  });

  it("A tree shows every match once, and beside each tie the two that led to it", () => {
    fc.assert(
      fc.property(cups, ({ matches }) => {
        const { rounds } = only(matches);
        const shown = rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie?.legs ?? []));
        expect(new Set(shown.map((leg) => leg.match.id)).size).toBe(matches.length);
        expect(shown).toHaveLength(matches.length);
        rounds.slice(1).forEach(({ ties }, at) => {
          ties.forEach((tie, place) => {
            const feeders = rounds[at]?.ties.slice(place * 2, place * 2 + 2) ?? [];
            const winners = feeders.map((one) => one && one.winner !== null && one.teams[one.winner].id);
            expect(winners).toEqual(tie?.teams.map(({ id }) => id));
          });
        });
      }),
    );
  });

  it("A tree is the same for any order of its matches", () => {
    fc.assert(
      fc.property(cups, fc.integer(), ({ matches }, salt) => {
        const mixed = matches.toSorted((a, b) => ((a.id * 31 + salt) % 17) - ((b.id * 31 + salt) % 17));
        expect(only(mixed)).toEqual(only(matches));
      }),
    );
  });
});
