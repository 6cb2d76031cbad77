import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stub } from "#tests/support/stub.ts";
import {
  directionsOf,
  MARKETS,
  type Market,
  type Movement,
  type MovementName,
  type MoveOf,
  movementCsv,
  movementOf,
  type Odds,
  OUTCOMES,
  PHASES,
  stepsOf,
  toFormat,
  withPushed,
} from "./index.ts";

const HOUR = 3600;
const KICK_OFF = 1_800_000_000;

const before = { phase: "instant", minute: null, home_score: null, away_score: null } as const;

const handicap = (
  at: number | null,
  line: number,
  [home, away]: readonly [number, number],
  more: Partial<MoveOf<"asian_handicap">> = {},
): MoveOf<"asian_handicap"> => ({ ...before, at, suspended: false, line, home, away, ...more });

/** Newest first: opened at 0.5, moved, off the board for a moment, and given a quarter more. */
const story = movementOf("asian_handicap", [
  handicap(KICK_OFF + 30, 0.75, [2.05, 1.8], { phase: "inplay", minute: 1, home_score: 0, away_score: 0 }),
  handicap(KICK_OFF - HOUR, 0.5, [1.8, 2.05]),
  handicap(KICK_OFF - 2 * HOUR, 0.5, [1.85, 2], { suspended: true }),
  handicap(KICK_OFF - 3 * HOUR, 0.5, [1.85, 2]),
  handicap(KICK_OFF - 24 * HOUR, 0.5, [1.9, 1.95], { phase: "initial" }),
]);

describe("directions of a history", () => {
  it("The direction is up or down against the price before, and none on the first, across a line and while suspended", () => {
    expect(directionsOf(story)).toEqual([
      [null, null],
      ["down", "up"],
      [null, null],
      ["down", "up"],
      [null, null],
    ]);
  });
});

describe("steps of a history", () => {
  it("Steps go from the opening to the end, with a gap while suspended and a break where the line changes", () => {
    const [home = []] = stepsOf(story, "off");
    expect(home.map(({ value }) => value)).toEqual([1.9, 1.85, null, 1.8, 2.05]);
    expect(home.map(({ line_changed }) => line_changed)).toEqual([false, false, false, false, true]);
    expect(home.map(({ entry }) => entry.at)).toEqual(story.entries.map(({ at }) => at).reverse());
  });

  it("Steps have the same value in the reader's format", () => {
    const values = stepsOf(story, "off")[0]?.flatMap(({ value }) => value ?? []) ?? [];
    expect(values.map((value) => Number(toFormat(value, "malay").toFixed(2)))).toEqual([
      0.9, 0.85, 0.8, -0.95,
    ]);
  });

  it("Steps without the margin are probabilities in tenths of a percent: 1.95 against 1.93 is 49.7 to 50.3 %", () => {
    const movement = movementOf("asian_handicap", [handicap(KICK_OFF, 0, [1.95, 1.93])]);
    const percent = stepsOf(movement, "proportional").map(([point]) =>
      Number(((point?.value ?? 0) * 100).toFixed(2)),
    );
    expect(percent).toEqual([49.7, 50.3]);
  });

  it("Steps of double chances add up to two winners", () => {
    const quote = {
      ...before,
      at: KICK_OFF,
      suspended: false,
      home_draw: 1.3,
      home_away: 1.25,
      draw_away: 1.6,
    };
    for (const view of ["proportional", "power"] as const) {
      const values = stepsOf(movementOf("double_chance", [quote]), view).map(([point]) => point?.value ?? 0);
      expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(2, 9);
    }
  });
});

describe("correct scores", () => {
  const quote = (at: number, prices: Readonly<Record<string, number>>, other: number | null) => ({
    ...before,
    at,
    suspended: false,
    scores: Object.entries(prices).map(([score, price]) => {
      const [home = 0, away = 0] = score.split("-").map(Number);
      return { home, away, price };
    }),
    other,
  });
  const scores = movementOf("correct_score", [
    quote(2, { "0-1": 9, "1-1": 6, "2-1": 8, "1-0": 7 }, 30),
    quote(1, { "1-0": 8, "0-0": 10 }, null),
  ]);

  it("Correct scores are ordered as home wins, draws, away wins and the rest, empty where one had no price", () => {
    expect(scores.outcomes).toEqual(["1-0", "2-1", "0-0", "1-1", "0-1", "other"]);
    expect(scores.entries.map(({ prices }) => prices)).toEqual([
      [7, 8, null, 6, 9, 30],
      [8, null, 10, null, null, null],
    ]);
    expect(directionsOf(scores)[0]).toEqual(["down", null, null, null, null, null]);
  });

  it("Correct scores have no probabilities where the list is not whole", () => {
    const values = stepsOf(scores, "proportional").map((points) => points.map(({ value }) => value));
    expect(values.map(([first]) => first)).toEqual([null, null, null, null, null, null]);
    expect(values.reduce((sum, [, second]) => sum + (second ?? 0), 0)).toBeCloseTo(1, 9);
  });
});

describe("a pushed price", () => {
  const odds = (inplay: MoveOf<"asian_handicap"> | null): Odds =>
    ({
      match_id: 7,
      company: { id: 3, name: "Crown" },
      market: "asian_handicap",
      period: "full",
      initial: handicap(KICK_OFF - 24 * HOUR, 0.5, [1.9, 1.95]),
      instant: handicap(KICK_OFF - HOUR, 0.5, [1.8, 2.05]),
      inplay,
    }) as unknown as Odds;
  const moment = { minute: 23, home_score: 1, away_score: 0 };

  it("A pushed price is put in front, with the minute and the score of the match", () => {
    const pushed = withPushed(story, odds(handicap(KICK_OFF + 1400, 0.5, [1.9, 1.95])), moment);
    expect(pushed.entries).toHaveLength(story.entries.length + 1);
    expect(pushed.entries[0]).toMatchObject({ phase: "inplay", line: 0.5, prices: [1.9, 1.95], ...moment });
    expect(pushed.entries.slice(1)).toEqual(story.entries);
  });

  it("A known or older pushed price changes nothing", () => {
    expect(withPushed(story, odds(handicap(KICK_OFF + 30, 0.75, [2.05, 1.8])), moment)).toBe(story);
    expect(withPushed(story, odds(handicap(KICK_OFF + 10, 0.75, [2, 1.85])), moment)).toBe(story);
    expect(withPushed(story, odds(null), moment)).toBe(story);
  });

  it("A price pushed before kick-off has no minute", () => {
    const early = movementOf("asian_handicap", [handicap(KICK_OFF - 2 * HOUR, 0.5, [1.85, 2])]);
    expect(withPushed(early, odds(null), moment).entries[0]).toMatchObject({
      minute: null,
      home_score: null,
    });
  });

  it("A pushed price of a new correct score adds its column", () => {
    const known = movementOf("correct_score", [
      { ...before, at: 1, suspended: false, scores: [{ home: 0, away: 0, price: 9 }], other: 20 },
    ]);
    const instant = {
      at: 2,
      suspended: false,
      scores: [
        { home: 1, away: 0, price: 7 },
        { home: 0, away: 0, price: 8 },
      ],
      other: null,
    };
    const row = stub<Odds>({ ...odds(null), market: "correct_score", initial: null, instant });
    const pushed = withPushed(known, row, moment);
    expect(pushed.outcomes).toEqual(["1-0", "0-0", "other"]);
    expect(pushed.entries.map(({ prices }) => prices)).toEqual([
      [7, 8, null],
      [null, 9, 20],
    ]);
  });
});

const name: MovementName = { match_id: 7, company: { id: 3, name: "Crown" }, period: "full" };

const parsed = (movement: Movement, named = name) =>
  parse<Record<string, string>>(movementCsv(movement, named), { columns: true });

describe("the CSV of a history", () => {
  it("The CSV has a header, one row an entry, ISO times and decimal prices", () => {
    expect(movementCsv({ ...story, entries: story.entries.slice(0, 3) }, name)).toBe(
      [
        "match_id,company_id,company,market,period,time,phase,minute,home_score,away_score,line,suspended,home,away",
        "7,3,Crown,asian_handicap,full,2027-01-15T08:00:30Z,inplay,1,0,0,0.75,false,2.05,1.8",
        "7,3,Crown,asian_handicap,full,2027-01-15T07:00:00Z,instant,,,,0.5,false,1.8,2.05",
        "7,3,Crown,asian_handicap,full,2027-01-15T06:00:00Z,instant,,,,0.5,true,1.85,2",
        "",
      ].join("\r\n"),
    );
  });

  it("The CSV quotes where needed, and no name is taken for a formula", () => {
    const rowOf = (company: string) =>
      parsed(story, { ...name, company: { id: 3, name: company } })[0]?.company;
    expect(rowOf('Bet, "and" win')).toBe('Bet, "and" win');
    expect(rowOf("two\r\nlines")).toBe("two\r\nlines");
    for (const evil of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\n=1", " =1+1", "\u00a0@x", "＝1+1", "＠x"])
      expect(rowOf(evil)).toBe(`'${evil}`);
    expect(rowOf("A=B")).toBe("A=B");
  });
});

const anyMove = <M extends Market>(market: M): fc.Arbitrary<MoveOf<M>> => {
  const price = fc.integer({ min: 101, max: 2_000 }).map((hundredths) => hundredths / 100);
  const score = fc.record({ home: fc.nat(4), away: fc.nat(4), price });
  const count = fc.option(fc.nat(5));
  return fc.record({
    at: fc.option(fc.integer({ min: KICK_OFF - 9_000, max: KICK_OFF + 9_000 })),
    suspended: fc.boolean(),
    phase: fc.constantFrom(...PHASES),
    minute: fc.option(fc.nat(120)),
    home_score: count,
    away_score: count,
    ...(/handicap|over_under/.test(market)
      ? { line: fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4) }
      : {}),
    ...(market === "correct_score"
      ? {
          scores: fc.uniqueArray(score, { selector: ({ home, away }) => `${home}-${away}` }),
          other: fc.option(price),
        }
      : {}),
    ...Object.fromEntries(OUTCOMES[market].map((outcome) => [outcome, price])),
  }) as unknown as fc.Arbitrary<MoveOf<M>>;
};

const anyHistory = fc.constantFrom(...MARKETS).chain((market) =>
  fc.record({
    market: fc.constant(market),
    moves: fc.array(anyMove(market), { maxLength: 30 }),
  }),
);

/** Parses the rows of a CSV back to numbers. */
const parsedRows = (movement: Movement) =>
  parsed(movement).map((row) => ({
    time: row.time,
    suspended: row.suspended,
    line: row.line,
    prices: movement.outcomes.map((outcome) => (row[outcome] === "" ? null : Number(row[outcome]))),
  }));

describe("chart, table, CSV and call", () => {
  it("Chart, table, CSV and call have the same entries, of any market", () => {
    fc.assert(
      fc.property(anyHistory, ({ market, moves }) => {
        const movement = movementOf(market, moves);
        expect(movement.entries.map(({ at }) => at)).toEqual(moves.map(({ at }) => at));
        expect(directionsOf(movement)).toHaveLength(moves.length);
        for (const [place, points] of stepsOf(movement, "off").entries()) {
          expect(points.map(({ entry }) => entry)).toEqual(movement.entries.toReversed());
          expect(points.map(({ value }) => value).reverse()).toEqual(
            movement.entries.map(({ suspended, prices }) => (suspended ? null : prices[place])),
          );
        }
        expect(parsedRows(movement)).toEqual(
          movement.entries.map(({ at, suspended, line, prices }) => ({
            time: at === null ? "" : new Date(at * 1000).toISOString().replace(".000Z", "Z"),
            suspended: String(suspended),
            line: line === null ? "" : String(line),
            prices: [...prices],
          })),
        );
      }),
    );
  });

  it("Chart, table, CSV and call agree on every single price of a market with named outcomes", () => {
    fc.assert(
      fc.property(fc.array(anyMove("match_result"), { maxLength: 20 }), (moves) => {
        const { entries } = movementOf("match_result", moves);
        expect(entries.map(({ prices }) => prices)).toEqual(
          moves.map(({ home, draw, away }) => [home, draw, away]),
        );
      }),
    );
  });

  it("No unchanged price is shown as moved", () => {
    fc.assert(
      fc.property(fc.array(anyMove("over_under"), { maxLength: 30 }), (moves) => {
        const movement = movementOf("over_under", moves);
        const directions = directionsOf(movement);
        movement.entries.forEach((entry, index) => {
          const open = movement.entries.slice(index + 1).find(({ suspended }) => !suspended);
          const direction = directions[index]?.[0] ?? null;
          if (direction === "up") expect(entry.prices[0]).toBeGreaterThan(Number(open?.prices[0]));
          if (direction === "down") expect(entry.prices[0]).toBeLessThan(Number(open?.prices[0]));
          if (direction !== null) expect(entry.line).toBe(open?.line);
        });
      }),
    );
  });
});
