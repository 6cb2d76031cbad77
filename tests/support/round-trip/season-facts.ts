import fc from "fast-check";
import type { IncidentKind, Side } from "#shared/match/index.ts";

/**
 * Random seasons as facts, for round-trip tests of adapters: a writer puts them into a source's format, the adapter
 * reads them back. Everything is consistent, as in a correct source: goals make the scores, a shoot-out has a winner.
 */

export type Pair = readonly [home: number, away: number];

/** A goal; `side` is the side it counts for. */
export interface GoalFact {
  readonly side: Side;
  readonly kind: "goal" | "penalty_goal" | "own_goal";
  readonly minute: number;
  readonly added: number | null;
  /** Index of the player in the squad of the scorer's team, which is the other one for an own goal. */
  readonly player: number;
}

export interface CardFact {
  readonly side: Side;
  readonly kind: "yellow_card" | "red_card" | "second_yellow";
  readonly minute: number;
  readonly added: number | null;
  readonly player: number;
}

export interface ResultFact {
  readonly half: Pair;
  /** After 90 minutes. */
  readonly goals: Pair;
  /** After 120 minutes; null without extra time. */
  readonly overtime: Pair | null;
  readonly penalties: Pair | null;
  readonly goalList: readonly GoalFact[];
  readonly cards: readonly CardFact[];
}

/** Decimal prices with at most two decimals, and the home side's lead as line. */
export interface PriceFact {
  readonly result: readonly [home: number, draw: number, away: number];
  readonly total: readonly [over: number, under: number];
  readonly handicap: { readonly line: number; readonly prices: readonly [home: number, away: number] };
}

export interface MatchFact {
  /** Indices of teams. */
  readonly home: number;
  readonly away: number;
  /** Seconds UTC, a quarter of an hour, between 11:00 and 21:00 UTC. */
  readonly kickOff: number;
  /** Null for a match that is still to come. */
  readonly result: ResultFact | null;
  readonly opening: PriceFact;
  readonly closing: PriceFact;
}

export interface SeasonFacts {
  readonly teams: readonly string[];
  readonly matches: readonly MatchFact[];
}

export interface SeasonShape {
  /** Ties may go on into extra time and a shoot-out. */
  readonly knockOut: boolean;
  /** First possible day of a match, `YYYY-MM-DD`; matches are played within `days` after it. */
  readonly from: string;
  readonly days: number;
}

export const otherSide = (side: Side): Side => (side === "home" ? "away" : "home");

/** Names of a team's players: unlike each other, so that no adapter takes one for a short form of another. */
export const playerName = (team: string, player: number): string =>
  `${["Ana", "Bo", "Cleo", "Dai", "Eli"][player]} ${["Ux", "Vy", "Wo", "Xi", "Zu"][player]}${team.replaceAll(/\P{L}/gu, "").toLowerCase()}`;

const PLAYERS = 5;
const side = fc.constantFrom<Side>("home", "away");
const player = fc.nat({ max: PLAYERS - 1 });

/** A minute of a period, with added time at its end. */
const minuteIn = (first: number, last: number, mostAdded: number) =>
  fc
    .record({ minute: fc.integer({ min: first, max: last }), added: fc.nat({ max: mostAdded }) })
    .map(({ minute, added }) => ({ minute, added: minute === last && added > 0 ? added : null }));

const goalKind = fc.constantFrom<GoalFact["kind"]>("goal", "goal", "goal", "penalty_goal", "own_goal");
const goalIn = (first: number, last: number, mostAdded: number) =>
  fc
    .tuple(minuteIn(first, last, mostAdded), side, goalKind, player)
    .map(([minute, of, kind, by]): GoalFact => ({ ...minute, side: of, kind, player: by }));

const inOrder = <Row extends { minute: number; added: number | null }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0));

export const tally = (goals: readonly GoalFact[], upTo = 120): Pair => {
  const count = (of: Side) => goals.filter((goal) => goal.side === of && goal.minute <= upTo).length;
  return [count("home"), count("away")];
};

const regularGoals = fc.array(fc.oneof(goalIn(1, 45, 9), goalIn(46, 90, 13)), { maxLength: 7 });
const overtimeGoals = fc.array(fc.oneof(goalIn(91, 105, 3), goalIn(106, 120, 6)), { maxLength: 3 });
const shootOut = fc
  .tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }))
  .map(([a, b]): Pair => (a === b ? [a + 1, b] : [a, b]));
/** A player's cards: one, or two yellow ones of which the second is a dismissal. */
const cardsOfPlayer = fc
  .tuple(
    minuteIn(1, 45, 3),
    minuteIn(46, 90, 9),
    fc.constantFrom<CardFact["kind"]>("yellow_card", "yellow_card", "red_card", "second_yellow"),
    side,
    player,
  )
  .map(([first, second, kind, of, by]): CardFact[] => {
    const bearer = { side: of, player: by };
    return kind === "second_yellow"
      ? [
          { ...bearer, ...first, kind: "yellow_card" },
          { ...bearer, ...second, kind },
        ]
      : [{ ...bearer, ...(by % 2 === 0 ? first : second), kind }];
  });
const cards = fc
  .uniqueArray(cardsOfPlayer, { maxLength: 4, selector: ([card]) => `${card?.side} ${card?.player}` })
  .map((list) => list.flat());

const resultOf = (knockOut: boolean): fc.Arbitrary<ResultFact> =>
  fc
    .tuple(regularGoals, overtimeGoals, shootOut, fc.boolean(), cards)
    .map(([regular, late, kicks, straight, list]) => {
      const goals = tally(regular);
      const isLevel = goals[0] === goals[1];
      const isTie = knockOut && isLevel;
      // Some cups go straight from 90 minutes to the shoot-out.
      const hasOvertime = isTie && !straight;
      const goalList = inOrder(hasOvertime ? [...regular, ...late] : regular);
      const all = tally(goalList);
      const overtime = hasOvertime ? all : null;
      const penalties = isTie && all[0] === all[1] ? kicks : null;
      return { half: tally(regular, 45), goals, overtime, penalties, goalList, cards: inOrder(list) };
    });

const price = fc.integer({ min: 105, max: 2900 }).map((hundredths) => hundredths / 100);
/** Two prices of a book with some margin, as a bookmaker sets them. */
const book = fc
  .integer({ min: 130, max: 400 })
  .map((hundredths) => hundredths / 100)
  .map((first): readonly [number, number] => [first, Math.round(100 / (1.05 - 1 / first)) / 100]);
const prices: fc.Arbitrary<PriceFact> = fc.record({
  result: fc.tuple(price, price, price),
  total: book,
  handicap: fc.record({
    line: fc.integer({ min: -12, max: 12 }).map((quarters) => quarters / 4),
    prices: book,
  }),
});

const word = fc.stringMatching(/^[A-Z][bdfgklmnprst][aeiouáéöü][bdfgklmnprst]{1,2}[aeiou]$/);
const teamName = fc.tuple(word, fc.constantFrom("Town", "Rovers", "Athletic", "Wanderers"));

const contentOf = (knockOut: boolean) => ({
  quarter: fc.integer({ min: 11 * 4, max: 21 * 4 }),
  result: fc.option(resultOf(knockOut), { freq: 5 }),
  opening: prices,
  closing: prices,
});
const kickOffOf = (from: string, day: number, quarter: number): number =>
  Date.parse(`${from}T00:00:00Z`) / 1000 + day * 86_400 + quarter * 900;

const matchOf = (teams: number, { knockOut, from, days }: SeasonShape): fc.Arbitrary<MatchFact> =>
  fc
    .record({
      home: fc.nat({ max: teams - 1 }),
      step: fc.integer({ min: 1, max: teams - 1 }),
      day: fc.nat({ max: days }),
      ...contentOf(knockOut),
    })
    .map(({ home, step, day, quarter, ...match }) => ({
      ...match,
      home,
      away: (home + step) % teams,
      kickOff: kickOffOf(from, day, quarter),
    }));

const teamNames = (minLength: number, maxLength: number) =>
  fc.uniqueArray(teamName, {
    minLength,
    maxLength,
    selector: ([first]) => first.normalize("NFD").slice(0, 3),
  });

/** Seasons of two to six teams; each pair meets at most once on one ground. */
export const seasons = (shape: SeasonShape): fc.Arbitrary<SeasonFacts> =>
  teamNames(2, 6).chain((names) =>
    fc.record({
      teams: fc.constant(names.map((name) => name.join(" "))),
      matches: fc.uniqueArray(matchOf(names.length, shape), {
        minLength: 1,
        maxLength: 10,
        selector: ({ home, away }) => `${home} ${away}`,
      }),
    }),
  );

/** A season of several stages, with the stage of each match. */
export interface StagedSeasonFacts extends SeasonFacts {
  readonly stages: readonly ("league" | "upper half" | "lower half" | "ties")[];
}

const LEAGUE_TEAMS = 8;

/** Teams by points, then goals. */
function ranked(matches: readonly MatchFact[]): number[] {
  const worth = (team: number): number =>
    matches.reduce((sum, { home, away, result }) => {
      if (!result || (home !== team && away !== team)) return sum;
      const [own, other] = home === team ? result.goals : result.goals.toReversed();
      if (own === undefined || other === undefined) return sum;
      const points = own > other ? 3 : own === other ? 1 : 0;
      return sum + points * 1e6 + (own - other) * 1e3 + own;
    }, 0);
  const teams = Array.from({ length: LEAGUE_TEAMS }, (_, team) => team);
  return teams.toSorted((a, b) => worth(b) - worth(a));
}

const pairsAmong = (teams: readonly number[]): Pair[] =>
  teams.flatMap((home) => teams.filter((away) => away !== home).map((away): Pair => [home, away]));

/**
 * Seasons in which eight teams meet twice, then each half of the table once more, and the last two of the league play
 * two teams of another one. Two matches a day, in any order within a stage.
 */
export const stagedSeasons = (from: string): fc.Arbitrary<StagedSeasonFacts> => {
  const all = pairsAmong(Array.from({ length: LEAGUE_TEAMS }, (_, team) => team));
  const content = fc.record(contentOf(false));
  const inAnyOrder = (pairs: readonly Pair[]) => fc.shuffledSubarray([...pairs], { minLength: pairs.length });
  const half = pairsAmong([0, 1, 2, 3]).filter(([home, away]) => home < away);
  const halves = half.flatMap(([home, away]): Pair[] => [
    [home, away],
    [home + 4, away + 4],
  ]);
  const ties: Pair[] = [
    [6, 8],
    [7, 9],
  ];
  const matches = all.length + halves.length + ties.length;
  return fc
    .tuple(
      teamNames(LEAGUE_TEAMS + 2, LEAGUE_TEAMS + 2),
      inAnyOrder(all),
      inAnyOrder(halves),
      fc.array(content, { minLength: matches, maxLength: matches }),
    )
    .map(([names, league, second, contents]) => {
      const placed = (pairs: readonly Pair[], start: number): MatchFact[] =>
        pairs.flatMap(([home, away], index) => {
          const given = contents[start + index];
          if (!given) return [];
          const { quarter, ...match } = given;
          return [{ ...match, home, away, kickOff: kickOffOf(from, (start + index) >> 1, quarter) }];
        });
      const first = placed(league, 0);
      const order = ranked(first);
      const byPlace = (pairs: readonly Pair[]) =>
        pairs.map(([home, away]): Pair => [order[home] ?? home, order[away] ?? away]);
      return {
        teams: names.map((name) => name.join(" ")),
        matches: [...first, ...placed([...byPlace(second), ...byPlace(ties)], first.length)],
        stages: [
          ...first.map(() => "league" as const),
          ...second.map(([home]) => (home < 4 ? ("upper half" as const) : ("lower half" as const))),
          ...ties.map(() => "ties" as const),
        ],
      };
    });
};

/** What a batch says of a match, comparable with {@link MatchFact}. */
export interface ReadMatch {
  readonly home: string;
  readonly away: string;
  readonly kickOff: number;
  readonly status: string | null;
  readonly score: readonly (Pair | null)[] | null;
  readonly incidents: readonly {
    readonly kind: IncidentKind;
    readonly side: Side;
    readonly minute: number | null;
    readonly added: number | null;
    readonly player: string | null;
  }[];
}

/** Runs of a property: few in `npm test`, more in `npm run test:full`, with the same seed. */
export const RUNS = { seed: 31, numRuns: Number(process.env.ROUND_TRIP_RUNS ?? 40) };
