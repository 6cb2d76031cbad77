import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { MatchId } from "#shared/match/index.ts";
import {
  type CompanyId,
  MARKETS,
  type Market,
  Odds,
  OUTCOMES,
  quoteOf,
  type SeriesQuote,
} from "#shared/odds/index.ts";
import { hasLine } from "#shared/odds/market.table.ts";
import { type Series, toHistory, toMargins, toOdds, toQuote } from "./odds.mapping.ts";

/** A price as the store keeps it for a market: 1.5, 2.5, 3.5 in the order of its fields. */
function aQuote(market: Market, fields: Partial<SeriesQuote> = {}): SeriesQuote {
  const listed = [{ home: 1, away: 0, price: 6.5 }];
  return {
    known_at_ms: 1000,
    at: 1,
    in_play: false,
    suspended: false,
    minute: null,
    home_score: null,
    away_score: null,
    line: hasLine(market) ? 2 : null,
    prices: OUTCOMES[market].map((_, place) => 1.5 + place),
    ...(market === "correct_score" ? { scores: { listed, other: 30 } } : {}),
    ...fields,
  };
}

function aSeries<M extends Market>(market: M, quotes = [aQuote(market)]): Series<M> {
  return {
    match_id: 7 as MatchId,
    company_id: 3 as CompanyId,
    company_name: "Bookmaker",
    market,
    period: "full",
    quotes,
  };
}

const stateOf = (fields: Partial<Parameters<typeof toOdds>[1]>): Parameters<typeof toOdds>[1] => ({
  match_time: 100,
  state_status: null,
  state_home_goals: null,
  state_home_half: null,
  state_home_corners: null,
  state_away_goals: null,
  state_away_half: null,
  state_away_corners: null,
  ...fields,
});
const AHEAD = stateOf({});

describe.each(MARKETS)("A price of %s", (market) => {
  it("A quote has exactly the fields of its schema, each price under its own name", () => {
    const quote = toQuote(market, aQuote(market));
    const schema: z.ZodMiniType = z.strictObject(quoteOf[market].shape);
    expect(z.parse(schema, quote)).toEqual(quote);
    OUTCOMES[market].forEach((field, place) => {
      expect(quote).toHaveProperty(field, 1.5 + place);
    });
    if (hasLine(market)) expect(quote).toHaveProperty("line", 2);
  });

  it("A quote fits response rows that match the contract", () => {
    expect(z.parse(Odds, toOdds(aSeries(market), AHEAD, 1000))).toEqual({
      match_id: 7,
      company: { id: 3, name: "Bookmaker" },
      market,
      period: "full",
      initial: toQuote(market, aQuote(market)),
      instant: toQuote(market, aQuote(market)),
      inplay: null,
    });
  });
});

describe("Price rows of responses", () => {
  it("There are no rows before the first price is known", () => {
    expect(toOdds(aSeries("over_under"), AHEAD, 999)).toBeNull();
    expect(toHistory(aSeries("over_under"), AHEAD, 999)).toEqual([]);
  });

  it("A company of which only the closing price is known has no opening one", () => {
    const closing = aSeries("over_under", [aQuote("over_under", { known_at_ms: 99_000, at: null })]);
    const odds = toOdds(closing, AHEAD, 200_000);
    expect([odds?.initial, odds?.instant?.over]).toEqual([null, 1.5]);
    expect(toHistory(closing, AHEAD, 200_000).map(({ phase }) => phase)).toEqual(["instant"]);
  });

  it("A price's time is capped at the moment it became known, so that a fast clock cannot keep it fresh forever", () => {
    const ahead = aSeries("over_under", [aQuote("over_under", { known_at_ms: 5_900, at: 86_400 })]);
    expect(toOdds(ahead, AHEAD, 6_000)?.initial?.at).toBe(5);
    expect(toHistory(ahead, AHEAD, 6_000)[0]?.at).toBe(5);
  });

  it("Rows of a history have minute and score for in-play prices", () => {
    const inPlay = { known_at_ms: 2000, at: 2, in_play: true, minute: 31, home_score: 1, away_score: 0 };
    const series = aSeries("over_under", [aQuote("over_under"), aQuote("over_under", inPlay)]);
    expect(toHistory(series, AHEAD, 5000)).toEqual([
      {
        at: 2,
        suspended: false,
        line: 2,
        over: 1.5,
        under: 2.5,
        phase: "inplay",
        minute: 31,
        home_score: 1,
        away_score: 0,
      },
      {
        at: 1,
        suspended: false,
        line: 2,
        over: 1.5,
        under: 2.5,
        phase: "initial",
        minute: null,
        home_score: null,
        away_score: null,
      },
    ]);
  });

  it("An in-play price refuted by the score is suspended, and pre-match prices are unchanged", () => {
    const before = aQuote("over_under");
    const series = aSeries("over_under", [
      before,
      aQuote("over_under", { known_at_ms: 2000, in_play: true }),
    ]);
    const suspended = (fields: Parameters<typeof stateOf>[0]) => {
      const odds = toOdds(series, stateOf(fields), 3000);
      return [odds?.instant?.suspended, odds?.inplay?.suspended];
    };
    const at = (home: number, away: number) => ({
      state_status: "second_half" as const,
      state_home_goals: home,
      state_away_goals: away,
    });
    // The line is 2.
    expect(suspended(at(1, 0))).toEqual([false, false]);
    expect(suspended(at(1, 1))).toEqual([false, true]);
    expect(suspended({ ...at(1, 0), state_status: "ended" })).toEqual([false, true]);
    expect(suspended({ state_status: "first_half" })).toEqual([false, false]);
  });

  it("Rows have the margin of every phase with a price", () => {
    const prices = [2.1, 3.4, 3.5];
    const odds = toOdds(aSeries("match_result", [aQuote("match_result", { prices })]), AHEAD, 1000);
    if (!odds) throw new Error("the price is known");
    const margin = { payback_percent: 94.69, home_percent: 45.09, draw_percent: 27.85, away_percent: 27.06 };
    expect(toMargins(odds)).toEqual({ initial: margin, instant: margin, inplay: null });
  });
});
