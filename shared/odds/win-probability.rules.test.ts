import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Incident, MatchId } from "../match/index.ts";
import type { SeriesQuote } from "./quote.schema.ts";
import { consensusSteps, type PlayCourse, reducedSteps, winProbability } from "./win-probability.rules.ts";
import { LEAD_MINUTES, MOST_STEPS } from "./win-probability.table.ts";

const KICK_OFF = Date.UTC(2026, 9, 17, 12);
const MINUTE = 60_000;

/** Prices 1.8, 3.6, 3.6 state 1/2, 1/4, 1/4 without their margin: 0.5556 + 2 · 0.2778 = 1.1111 = 10/9. */
const HOME_HALF = [1.8, 3.6, 3.6];
/** The same for the away side, without a margin. */
const AWAY_HALF = [4, 4, 2];

const early = (minutes: number, prices = HOME_HALF, fields: Partial<SeriesQuote> = {}): SeriesQuote => ({
  known_at_ms: KICK_OFF + minutes * MINUTE,
  at: null,
  in_play: false,
  suspended: false,
  minute: null,
  home_score: null,
  away_score: null,
  line: null,
  prices,
  ...fields,
});
const inPlay = (minutes: number, prices = HOME_HALF, fields: Partial<SeriesQuote> = {}): SeriesQuote =>
  early(minutes, prices, { in_play: true, home_score: 0, away_score: 0, ...fields });

const phase = (status: PlayCourse["phases"][number]["status"], minutes: number) => ({
  status,
  known_at_ms: KICK_OFF + minutes * MINUTE,
  period_started_at: KICK_OFF / 1000 + minutes * 60,
});

/** Half-time after 47 minutes, the second half from minute 62 on to minute 110. */
const COURSE: PlayCourse = {
  kick_off_ms: KICK_OFF,
  clock_speed: 1,
  phases: [
    phase("first_half", 0),
    phase("half_time", 47),
    phase("second_half", 62),
    { ...phase("ended", 110), period_started_at: null },
  ],
};

const anIncident = (fields: Partial<Incident>): Incident => ({
  id: 1,
  match_id: 7 as MatchId,
  kind: "goal",
  side: "home",
  minute: 20,
  added: null,
  player: null,
  other_player: null,
  home_score: 1,
  away_score: 0,
  cancelled: false,
  at: KICK_OFF / 1000 + 1200,
  ...fields,
});

const shown = (books: SeriesQuote[][], incidents: Incident[] = [], course = COURSE) =>
  winProbability({ books, course, incidents });
const seen = (books: SeriesQuote[][], course = COURSE) =>
  shown(books, [], course)?.steps.map((step) => [
    step.at,
    step.period,
    step.minute,
    step.added,
    step.home_percent,
    step.books,
  ]);

describe("The consensus of bookmakers", () => {
  it("The consensus is the mean of the margin-free probabilities of the open prices", () => {
    const [one, two] = consensusSteps([[early(-60)], [early(-30, AWAY_HALF)]]);
    expect(one?.chances.map((chance) => Math.round(chance * 1e6) / 1e6)).toEqual([0.5, 0.25, 0.25]);
    // (1/2 + 1/4) / 2, (1/4 + 1/4) / 2, (1/4 + 1/2) / 2
    expect(two?.chances.map((chance) => Math.round(chance * 1e6) / 1e6)).toEqual([0.375, 0.25, 0.375]);
    expect([one?.books, two?.books]).toEqual([1, 2]);
  });

  it("Suspended prices do not count, and without an open one there is no step", () => {
    const steps = consensusSteps([
      [inPlay(1), inPlay(10, HOME_HALF, { suspended: true })],
      [inPlay(2, AWAY_HALF), inPlay(11, AWAY_HALF, { suspended: true })],
    ]);
    expect(steps.map(({ at_ms, books }) => [(at_ms - KICK_OFF) / MINUTE, books])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("Prices from before kick-off do not count once there are running ones, also where they become known late", () => {
    const steps = consensusSteps([[early(-5, AWAY_HALF), early(3, AWAY_HALF)], [inPlay(1)]]);
    expect(steps.map(({ chances, books }) => [Math.round(chances[0] * 100), books])).toEqual([
      [25, 1],
      [50, 1],
    ]);
  });

  it("A company that lags behind a goal is left out, also where it quotes the old score later", () => {
    const goal = { home_score: 1, away_score: 0 };
    const steps = consensusSteps([
      [inPlay(10, AWAY_HALF), inPlay(13, AWAY_HALF)],
      [inPlay(10), inPlay(12, [1.2, 6, 15], goal)],
    ]);
    expect(steps.map(({ chances, books }) => [chances[0] > 0.7, books])).toEqual([
      [false, 1],
      [false, 2],
      [true, 1],
      [true, 1],
    ]);
  });

  it("After a cancelled goal, whose prices are suspended, prices of the former score count again", () => {
    const goal = { home_score: 1, away_score: 0 };
    const steps = consensusSteps([
      [inPlay(10), inPlay(12, [1.2, 6, 15], goal), inPlay(13, [1.2, 6, 15], { ...goal, suspended: true })],
      [inPlay(10), inPlay(14, AWAY_HALF)],
    ]);
    expect([steps.at(-1)?.books, Math.round(100 * (steps.at(-1)?.chances[0] ?? 0))]).toEqual([1, 25]);
  });

  it("A company that is silent for more than five minutes of play is left out", () => {
    const steps = consensusSteps([[inPlay(1)], [inPlay(2), inPlay(6), inPlay(6.5)]]);
    expect(steps.map(({ books }) => books)).toEqual([1, 2, 2, 1]);
  });
});

describe("Win probability over a match", () => {
  it("Without prices of the running match there is none", () => {
    expect(shown([])).toBeNull();
    expect(shown([[early(-60)]])).toBeNull();
  });

  it("Steps stand on an axis of match minutes, where the second half follows the first one's added time", () => {
    const move = (place: number) => [1.8 + place / 100, 3.6, 3.6];
    expect(
      seen([
        [
          early(-600, move(0)),
          early(-4, move(1)),
          inPlay(0.5, move(2)),
          inPlay(44.5, move(3)),
          inPlay(46.5, move(4)),
          inPlay(55, move(5)),
          inPlay(62.5, move(6)),
          inPlay(108.5, move(7)),
          inPlay(111, move(8)),
        ],
      ]),
    ).toEqual([
      [-LEAD_MINUTES, "before", null, null, 50, 1],
      // 49.86, 25.07, 25.07: the two tenths that rounding down leaves go to draw and away.
      [-4, "before", null, null, 49.8, 1],
      [1, "first_half", 1, null, 49.7, 1],
      [45, "first_half", 45, null, 49.6, 1],
      // Half-time is where the added time ends: 45+2.
      [47, "half_time", null, null, 49.3, 1],
      [48, "second_half", 46, null, 49.2, 1],
      [94, "second_half", 90, 2, 49, 1],
    ]);
  });

  it("Without a clock the minute that the price states counts; prices without one have no place", () => {
    const minutes = { minute: 30 };
    const course = { ...COURSE, phases: [] };
    expect(seen([[early(-30), inPlay(33, AWAY_HALF, minutes), inPlay(34)]], course)).toEqual([
      [-LEAD_MINUTES, "before", null, null, 50, 1],
      [30, "first_half", 30, null, 25, 1],
    ]);
  });

  it("A step that repeats the one before is left out, except the last", () => {
    const steps = seen([[inPlay(1), inPlay(2), inPlay(3), inPlay(4)]]);
    expect(steps?.map(([at]) => at)).toEqual([2, 5]);
  });

  it("Goals and red cards of regular time stand on the axis; extra time has none", () => {
    const events = shown(
      [[inPlay(1)]],
      [
        anIncident({ minute: 45, added: 3 }),
        anIncident({ kind: "second_yellow", side: "away", minute: 60 }),
        anIncident({ kind: "own_goal", minute: 90, added: 4, cancelled: true }),
        anIncident({ kind: "yellow_card", minute: 61 }),
        anIncident({ kind: "penalty_goal", minute: 105 }),
        anIncident({ kind: "shootout_scored", minute: null }),
      ],
    );
    expect(events?.events.map(({ kind, side, at, cancelled }) => [kind, side, at, cancelled])).toEqual([
      ["goal", "home", 48, false],
      ["red_card", "away", 63, false],
      ["goal", "home", 97, true],
    ]);
    expect([events?.half_time_at, events?.end_at]).toEqual([48, 97]);
  });

  it("The chances before the match are those of the last prices before kick-off", () => {
    const probability = shown([[early(-60), early(-1, AWAY_HALF), inPlay(1)]]);
    expect(probability?.before).toEqual({ home_percent: 25, draw_percent: 25, away_percent: 50 });
  });
});

describe("Curves of any prices", () => {
  const price = fc.integer({ min: 105, max: 5000 }).map((cents) => cents / 100);
  const quote = fc
    .record({
      minutes: fc.integer({ min: -90, max: 7200 }).map((tenths) => tenths / 60),
      prices: fc.array(price, { minLength: 3, maxLength: 3 }),
      suspended: fc.boolean(),
      home_score: fc.constantFrom(0, 1, null),
    })
    .map(({ minutes, prices, suspended, home_score }) => {
      const away_score = home_score === null ? null : 0;
      return early(minutes, prices, { in_play: minutes >= 0, suspended, home_score, away_score });
    });
  const series = fc
    .array(quote, { maxLength: 400 })
    .map((quotes) => quotes.toSorted((a, b) => a.known_at_ms - b.known_at_ms));

  it("Steps ascend, each adds up to 100 percent, and there are at most as many as the limit", () => {
    fc.assert(
      fc.property(fc.array(series, { minLength: 1, maxLength: 4 }), (books) => {
        const steps = shown(books)?.steps ?? [];
        expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
        steps.forEach((step, place) => {
          const sum = step.home_percent + step.draw_percent + step.away_percent;
          expect(Math.round(sum * 10)).toBe(1000);
          expect(step.at).toBeGreaterThan(steps[place - 1]?.at ?? Number.NEGATIVE_INFINITY);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("A curve with too many steps loses its smallest moves and keeps its ends", () => {
    const steps =
      shown([[inPlay(1), inPlay(2, [1.82, 3.6, 3.6]), inPlay(3, AWAY_HALF), inPlay(4)]])?.steps ?? [];
    expect(steps.map(({ at }) => at)).toEqual([2, 3, 4, 5]);
    expect(reducedSteps(steps, 3).map(({ at }) => at)).toEqual([2, 4, 5]);
  });
});
