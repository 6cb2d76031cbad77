import { describe, expect, it } from "vitest";
import { resultQuote, rowOf } from "#web/testing/odds-rows.ts";
import { isSamePlay, offersOf, parsePlay, playValue } from "./available-markets.rules.ts";

const at = 1_700_000_000;
const handicap = (home: number, away: number, line: number, suspended = false) => ({
  ...{ at, suspended, line, home, away },
});

describe("Available markets of companies", () => {
  it("Available markets are the last prices before kick-off, as a list per market", () => {
    const rows = [
      rowOf("asian_handicap", 1, { initial: handicap(2, 1.8, 0.5), instant: handicap(1.95, 1.85, 0.25) }),
      rowOf("match_result", 1, { initial: resultQuote([2.1, 3.2, 3.4], at) }),
      rowOf("over_under", 2, { initial: { at, suspended: false, line: 2.5, over: 1.9, under: 1.9 } }),
    ];
    const offers = offersOf(rows);
    expect(offers.map(({ id, name, markets }) => [id, name, markets.length])).toEqual([
      [1, "Company 1", 2],
      [2, "Company 2", 1],
    ]);
    expect(offers[0]?.markets[0]).toEqual([
      { market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 },
      { market: "asian_handicap", period: "full", outcome: "away", line: 0.25, price: 1.85 },
    ]);
    expect(offers[0]?.markets[1]?.map(({ line }) => line)).toEqual([null, null, null]);
  });

  it("Suspended prices and in-play prices are left out", () => {
    const rows = [
      rowOf("asian_handicap", 1, { initial: handicap(2, 1.8, 0.5), instant: handicap(2, 1.8, 0.5, true) }),
      rowOf("match_result", 1, { inplay: resultQuote([2.1, 3.2, 3.4], at) }),
    ];
    expect(offersOf(rows)).toEqual([{ id: 1, name: "Company 1", markets: [] }]);
  });

  it("Markets that tips do not support are left out", () => {
    const corners = { at, suspended: false, line: 9.5, over: 1.9, under: 1.9 };
    expect(offersOf([rowOf("corner_over_under", 1, { initial: corners })])[0]?.markets).toEqual([]);
  });
});

describe("A price in a form", () => {
  const offered = { market: "over_under", period: "half", outcome: "over", line: 1, price: 1.95 } as const;

  it("A price parses back to its form value", () => {
    expect(parsePlay(playValue(offered))).toEqual(offered);
    expect(parsePlay(playValue({ ...offered, line: null }))).toEqual({ ...offered, line: null });
    expect(parsePlay("over")).toBeNull();
  });

  it("A moved price is found again by its outcome", () => {
    const moved = playValue({ ...offered, line: 1.25, price: 2.05 });
    expect(isSamePlay(moved, offered)).toBe(true);
    expect(isSamePlay(playValue({ ...offered, outcome: "under" }), offered)).toBe(false);
    expect(isSamePlay(undefined, offered)).toBe(false);
  });
});
