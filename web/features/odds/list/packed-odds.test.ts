import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MainOdds } from "#shared/odds/index.ts";
import { MAIN_MARKETS, OUTCOMES, PHASES } from "#shared/odds/market.table.ts";
import { packOdds, unpackOdds } from "./packed-odds.ts";

const price = fc.integer({ min: 101, max: 99_999 }).map((cents) => cents / 100);
const line = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4);
const at = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }));
const row = fc
  .record({
    match_id: fc.integer({ min: 1, max: 5 }),
    company: fc.integer({ min: 1, max: 3 }).map((id) => ({ id, name: `Company ${id}` })),
    market: fc.constantFrom(...MAIN_MARKETS),
    phase: fc.constantFrom(...PHASES),
    quote: fc.record({
      at,
      suspended: fc.boolean(),
      line,
      prices: fc.array(price, { minLength: 3, maxLength: 3 }),
    }),
  })
  .map(({ phase, quote: { prices, line, ...quote }, ...row }) => {
    const named = Object.fromEntries(OUTCOMES[row.market].map((outcome, place) => [outcome, prices[place]]));
    const priced = { ...quote, ...(row.market === "match_result" ? {} : { line }), ...named };
    return MainOdds.parse({
      ...row,
      period: "full",
      ...{ initial: null, instant: null, inplay: null },
      [phase]: priced,
    });
  });

describe("a list's prices as one text", () => {
  it("come back by match and market, in their order", () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const back = [...unpackOdds(packOdds(rows)).values()].flat();
        const marketOf = (row: MainOdds) => MAIN_MARKETS.indexOf(row.market);
        const expected = rows.toSorted((a, b) => a.match_id - b.match_id || marketOf(a) - marketOf(b));
        expect(back.toSorted((a, b) => a.match_id - b.match_id)).toEqual(expected);
      }),
    );
  });

  it("are the price that holds now, and no first half's", () => {
    const [quote, later] = [1.9, 2].map((home) => ({
      at: 10,
      suspended: false,
      line: 0.5,
      home,
      away: 1.95,
    }));
    const company = { id: 1, name: "Company 1" };
    const odds = {
      match_id: 1,
      company,
      market: "asian_handicap",
      period: "full",
      initial: quote,
      inplay: null,
    };
    const full = MainOdds.parse({ ...odds, instant: later });
    const half = MainOdds.parse({ ...odds, period: "half", instant: later });
    expect(unpackOdds(packOdds([full, half])).get(1)).toEqual([{ ...full, initial: null }]);
  });
});
