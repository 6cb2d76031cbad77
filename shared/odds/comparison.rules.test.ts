import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ComparedPrice, type Comparison, commonLine, compareOdds } from "./comparison.rules.ts";
import type { OddsOf, QuoteOf } from "./index.ts";
import type { PriceMoment } from "./price-state.rules.ts";

const KICK_OFF = 1_700_000_000;
const ahead = { begun: false, decided: false, closed: false, goals: null, corners: null };
const before: PriceMoment = { now: KICK_OFF - 3600, match_time: KICK_OFF, ...ahead };
const during: PriceMoment = { now: KICK_OFF + 1800, match_time: KICK_OFF, ...ahead, begun: true };

const row = { match_id: 1 as OddsOf<"match_result">["match_id"], period: "full" } as const;
const companyOf = (id: number) => ({
  id: id as OddsOf<"match_result">["company"]["id"],
  name: `Company ${id}`,
});

type Three = readonly [number, number, number];
const result = ([home, draw, away]: Three, at = KICK_OFF - 4000, suspended = false) =>
  ({ at, suspended, home, draw, away }) satisfies QuoteOf<"match_result">;

/** A company's 1X2 prices. */
function resultOdds(id: number, phases: Partial<OddsOf<"match_result">>): OddsOf<"match_result"> {
  const none = { initial: null, instant: null, inplay: null };
  return { ...row, company: companyOf(id), market: "match_result", ...none, ...phases };
}

const handicap = (line: number, home: number, away: number, suspended = false) =>
  ({ at: KICK_OFF - 4000, suspended, line, home, away }) satisfies QuoteOf<"asian_handicap">;
function handicapOdds(id: number, instant: QuoteOf<"asian_handicap">): OddsOf<"asian_handicap"> {
  const company = companyOf(id);
  return { ...row, company, market: "asian_handicap", initial: instant, instant, inplay: null };
}

const rowOf = (comparison: Comparison, id: number): ComparedPrice => {
  const found = comparison.rows.get(companyOf(id).id);
  if (!found) throw new Error(`company ${id} is not compared`);
  return found;
};
const rounded = (numbers: readonly number[] | undefined, digits = 4) =>
  numbers?.map((number) => Number(number.toFixed(digits)));

describe("1X2 prices compared", () => {
  // Two companies whose mean is 2.00, 3.50, 3.80: the worked example of domain-facts.
  const rows = [
    resultOdds(1, { instant: result([2.1, 3.3, 3.6]) }),
    resultOdds(2, { instant: result([1.9, 3.7, 4]) }),
  ];
  const comparison = compareOdds(rows, "current", before);

  it("The comparison has the highest, lowest and average of each column", () => {
    const { summary } = comparison;
    expect(rounded(summary?.highest.prices)).toEqual([2.1, 3.7, 4]);
    expect(rounded(summary?.lowest.prices)).toEqual([1.9, 3.3, 3.6]);
    expect(rounded(summary?.average.prices)).toEqual([2, 3.5, 3.8]);
    const paybacks = rows.map((_, place) => rowOf(comparison, place + 1).payback);
    expect(summary?.highest.payback).toBe(Math.max(...paybacks));
    expect(summary?.lowest.payback).toBe(Math.min(...paybacks));
  });

  it("The average pays back 95.34 %, and the Kelly indices are 1.001, 0.899 and 0.903", () => {
    expect(comparison.summary?.average.payback).toBeCloseTo(0.9534, 4);
    expect(rounded(rowOf(comparison, 1).kelly ?? [], 3)).toEqual([1.001, 0.899, 0.903]);
  });

  it("The best price of each outcome is flagged", () => {
    expect(rowOf(comparison, 1).best).toEqual([true, false, false]);
    expect(rowOf(comparison, 2).best).toEqual([false, true, true]);
  });

  it("No opening price is the best: readers look for a price that they can still have", () => {
    const opening = rows.map((one) => ({ ...one, initial: one.instant }));
    const compared = compareOdds(opening, "initial", before);
    expect([1, 2].map((id) => rowOf(compared, id).best)).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
  });

  it("Prices above the fair ones of the market are flagged, except opening prices", () => {
    // Without margins: 0.4505, 0.2867, 0.2628; 0.5029, 0.2582, 0.2389; 1/2, 1/4, 1/4. Means 0.4845, 0.2650, 0.2506.
    const three = [...rows, resultOdds(3, { instant: result([2, 4, 4]) })];
    const valuesIn = (compared: "instant" | "initial", moment: PriceMoment) => {
      const opening = three.map((one) => ({ ...one, initial: one.instant }));
      const all = compareOdds(opening, compared, moment);
      return [1, 2, 3].map((id) => rowOf(all, id).value);
    };
    const none = [false, false, false];
    expect(valuesIn("instant", before)).toEqual([
      [true, false, false],
      [false, false, true],
      [false, true, true],
    ]);
    expect(valuesIn("initial", before)).toEqual([none, none, none]);
    expect(valuesIn("instant", during)).toEqual([none, none, none]);
    expect(rowOf(comparison, 1).value).toEqual(none);
  });

  it("Every company with the best price is flagged", () => {
    const same = compareOdds(
      [1, 2].map((id) => resultOdds(id, { instant: result([2, 3, 4]) })),
      "current",
      before,
    );
    expect([1, 2].map((id) => rowOf(same, id).best)).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });

  it("1X2 prices have no line", () => expect(comparison.line).toBeNull());

  it("Probabilities use the requested method, and Kelly is always in proportion", () => {
    const power = compareOdds(rows, "current", before, "power");
    expect(rowOf(power, 1).probabilities).not.toEqual(rowOf(comparison, 1).probabilities);
    expect(rowOf(power, 1).kelly).toEqual(rowOf(comparison, 1).kelly);
  });

  it("First prices are compared with first prices", () => {
    const first = result([3, 3, 3]);
    const both = rows.map((one) => ({ ...one, initial: first }));
    expect(rounded(compareOdds(both, "initial", before).summary?.average.prices)).toEqual([3, 3, 3]);
    expect(rounded(compareOdds(both, "current", before).summary?.average.prices)).toEqual([2, 3.5, 3.8]);
  });
});

describe("unavailable prices", () => {
  const good = resultOdds(1, { instant: result([2, 3.5, 4]) });
  const expected = compareOdds([good], "current", before).summary;

  it.each([
    ["suspended", result([9, 9, 9], KICK_OFF - 4000, true)],
    ["stale", result([9, 9, 9], KICK_OFF - 15 * 86_400)],
  ] as const)("Unavailable prices are shown as %s and never counted", (state, quote) => {
    const comparison = compareOdds([good, resultOdds(2, { instant: quote })], "current", before);
    expect(comparison.summary).toEqual(expected);
    expect(rowOf(comparison, 2)).toMatchObject({
      state,
      counts: false,
      kelly: null,
      best: [false, false, false],
    });
    expect(rowOf(comparison, 1).best).toEqual([true, true, true]);
  });

  it("Prices of a phase before kick-off are those available then, none of them best and none for Kelly", () => {
    const early = resultOdds(1, { initial: result([2, 3, 4]), instant: result([2.2, 3, 4]) });
    const off = resultOdds(2, { instant: result([3, 3, 3], KICK_OFF - 4000, true) });
    const then = compareOdds([early, off], "instant", during);
    expect(rowOf(then, 1)).toMatchObject({ state: "past", counts: true, kelly: null });
    expect(rowOf(then, 1).best).toEqual([false, false, false]);
    expect(rounded(then.summary?.average.prices)).toEqual([2.2, 3, 4]);
    expect(compareOdds([early, off], "current", during).summary).toBeNull();
  });

  it("In-play prices include those of companies that stopped at kick-off", () => {
    const live = resultOdds(2, { instant: result([2, 3, 4]), inplay: result([1.5, 4, 7], KICK_OFF + 1790) });
    const comparison = compareOdds([good, live], "current", during);
    expect(rowOf(comparison, 1)).toMatchObject({ phase: "instant", state: "past", counts: false });
    expect(rowOf(comparison, 2)).toMatchObject({ phase: "inplay", state: "open", counts: true });
    expect(rounded(comparison.summary?.average.prices)).toEqual([1.5, 4, 7]);
    // Their prices before kick-off still compare with the other companies' prices then.
    expect(rowOf(compareOdds([good, live], "instant", during), 1).counts).toBe(true);
  });

  it("There is no comparison without other prices", () => {
    const comparison = compareOdds(
      [resultOdds(1, { instant: result([2, 3, 4], 0, true) })],
      "current",
      before,
    );
    expect(comparison.summary).toBeNull();
    expect(rowOf(comparison, 1).payback).toBeCloseTo(1 / (1 / 2 + 1 / 3 + 1 / 4), 12);
    expect(compareOdds([], "current", before)).toEqual({ line: null, rows: new Map(), summary: null });
  });

  it("A company without a price in the phase has no row", () => {
    expect(compareOdds([good], "initial", before).rows.size).toBe(0);
  });
});

describe("prices with a line", () => {
  it("Prices are compared on the line that most companies offer", () => {
    const rows = [
      handicapOdds(1, handicap(0.5, 1.95, 1.95)),
      handicapOdds(2, handicap(0.5, 1.97, 1.93)),
      handicapOdds(3, handicap(0.75, 2.4, 1.6)),
      // Suspended prices do not count.
      handicapOdds(4, handicap(0.75, 2.4, 1.6, true)),
      handicapOdds(5, handicap(0.75, 2.4, 1.6, true)),
    ];
    const comparison = compareOdds(rows, "instant", before);
    expect(comparison.line).toBe(0.5);
    expect(rounded(comparison.summary?.highest.prices)).toEqual([1.97, 1.95]);
    expect(rowOf(comparison, 3)).toMatchObject({
      state: "open",
      counts: false,
      kelly: null,
      best: [false, false],
    });
  });

  it("Of two equally common lines the one nearest to even prices is compared", () => {
    const rows = [
      handicapOdds(1, handicap(0.5, 1.8, 2.1)),
      handicapOdds(2, handicap(0.75, 1.95, 1.93)),
      handicapOdds(3, handicap(0.75, 1.96, 1.92)),
      handicapOdds(4, handicap(0.5, 1.81, 2.09)),
    ];
    expect(compareOdds(rows, "instant", before).line).toBe(0.75);
    expect(compareOdds(rows.toReversed(), "instant", before).line).toBe(0.75);
  });

  it("The smaller line is preferred, then the one above 0, where prices are as even", () => {
    const even = (line: number) => ({ line, prices: [1.95, 1.95] as const });
    expect(commonLine([even(1), even(-0.5)])).toBe(-0.5);
    expect(commonLine([even(-0.5), even(0.5)])).toBe(0.5);
    expect(commonLine([])).toBeNull();
  });

  it("Hong Kong 0.95 and 0.93 pay back 97 %", () => {
    const comparison = compareOdds([handicapOdds(1, handicap(0, 1.95, 1.93))], "instant", before);
    expect(rowOf(comparison, 1).payback).toBeCloseTo(0.97, 4);
    expect(rounded(rowOf(comparison, 1).probabilities)).toEqual([0.4974, 0.5026]);
  });
});

describe("double chance prices compared", () => {
  it("Two of the three double chances win: fair prices pay everything back", () => {
    const quote = { at: null, suspended: false, home_draw: 4 / 3, home_away: 4 / 3, draw_away: 2 };
    const odds: OddsOf<"double_chance"> = {
      ...row,
      company: companyOf(1),
      market: "double_chance",
      initial: quote,
      instant: quote,
      inplay: null,
    };
    for (const method of ["proportional", "power"] as const) {
      const compared = rowOf(compareOdds([odds], "instant", before, method), 1);
      expect(compared.payback).toBeCloseTo(1, 12);
      expect(rounded(compared.probabilities)).toEqual([0.75, 0.75, 0.5]);
    }
  });
});

describe("any comparison", () => {
  const price = fc.double({ min: 1.01, max: 100, noNaN: true });
  const quotes = fc.array(fc.tuple(fc.tuple(price, price, price), fc.boolean()), {
    minLength: 1,
    maxLength: 20,
  });
  const rowsOf = (list: readonly (readonly [Three, boolean])[]) =>
    list.map(([prices, isSuspended], place) =>
      resultOdds(place + 1, { instant: result(prices, KICK_OFF - 4000, isSuspended) }),
    );

  it("Any comparison has its average between lowest and highest, and a best price that is the highest", () => {
    fc.assert(
      fc.property(quotes, (list) => {
        const { summary, rows } = compareOdds(rowsOf(list), "current", before);
        const open = list.filter(([, isSuspended]) => !isSuspended);
        expect(summary === null).toBe(open.length === 0);
        if (summary === null) return;
        for (const place of [0, 1, 2]) {
          const column = open.map(([prices]) => prices[place] ?? Number.NaN);
          expect(summary.highest.prices[place]).toBe(Math.max(...column));
          expect(summary.lowest.prices[place]).toBe(Math.min(...column));
          const mean = column.reduce((sum, one) => sum + one, 0) / column.length;
          expect(summary.average.prices[place]).toBeCloseTo(mean, 9);
          const best = [...rows.values()].filter((one) => one.best[place]);
          expect(best.length).toBeGreaterThan(0);
          expect(best.every((one) => one.prices[place] === Math.max(...column))).toBe(true);
        }
      }),
    );
  });

  it("Any comparison is independent of the order of the companies", () => {
    fc.assert(
      fc.property(quotes, (list) => {
        const rows = rowsOf(list);
        const [one, other] = [rows, rows.toReversed()].map((some) => compareOdds(some, "current", before));
        expect(one?.line).toBe(other?.line);
        expect(one?.summary?.highest.prices).toEqual(other?.summary?.highest.prices);
        expect(rounded(one?.summary?.average.prices, 9)).toEqual(rounded(other?.summary?.average.prices, 9));
      }),
    );
  });

  it("The Kelly indices, weighed by the companies, are the payback ratio of the average", () => {
    fc.assert(
      fc.property(quotes, (list) => {
        const { summary, rows } = compareOdds(rowsOf(list), "current", before);
        if (summary === null) return;
        const indices = [...rows.values()].flatMap(({ kelly }) => (kelly ? [kelly[0] ?? Number.NaN] : []));
        const mean = indices.reduce((sum, one) => sum + one, 0) / indices.length;
        expect(mean).toBeCloseTo(summary.average.payback, 9);
      }),
    );
  });
});
