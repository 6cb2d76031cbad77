import { describe, expect, it } from "vitest";
import type { SeriesQuote } from "#shared/odds/index.ts";
import { movesOf } from "./price-move.rules.ts";

const quote = (known_at_ms: number, prices: number[], fields: Partial<SeriesQuote> = {}): SeriesQuote => ({
  known_at_ms,
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
const seen = (quotes: SeriesQuote[], sinceMs = 0) =>
  movesOf(quotes, sinceMs).map(({ from, to, change_percent }) => [
    from.known_at_ms,
    to.known_at_ms,
    change_percent,
  ]);

describe("movesOf", () => {
  it("movesOf measures the side whose implied probability moved most: 2.00 to 1.60 is 12.5 points", () => {
    expect(seen([quote(1, [2, 3.5, 4]), quote(2, [1.6, 3.6, 4.4])])).toEqual([[1, 2, 12.5]]);
  });

  it("movesOf counts falling and rising prices alike", () => {
    expect(seen([quote(1, [1.6, 2.5]), quote(2, [2, 2.5])])).toEqual([[1, 2, 12.5]]);
  });

  it("movesOf returns only prices known after the moment, compared with the price before", () => {
    const quotes = [quote(1, [2, 2]), quote(5, [1.8, 2.2]), quote(9, [1.6, 2.5])];
    expect(seen(quotes, 5)).toEqual([[5, 9, 6.94]]);
  });

  it("movesOf skips suspended prices", () => {
    const closed = { suspended: true };
    const quotes = [quote(1, [2, 2]), quote(2, [2, 2], closed), quote(3, [1.25, 4])];
    expect(seen(quotes)).toEqual([[1, 3, 30]]);
    expect(seen([quote(1, [2, 2]), quote(2, [1.5, 2.6], closed)])).toEqual([]);
  });

  it("movesOf does not compare prices of two lines", () => {
    const quotes = [
      quote(1, [1.8, 2.1], { line: 0.25 }),
      quote(2, [2.05, 1.85], { line: 0.5 }),
      quote(3, [2.1, 1.8], { line: 0.5 }),
    ];
    expect(seen(quotes)).toEqual([[2, 3, 1.5]]);
  });

  it("movesOf finds no move in an unchanged price, a first price, and no price", () => {
    expect(seen([quote(1, [2, 2]), quote(2, [2, 2])])).toEqual([]);
    expect(seen([quote(1, [2, 2])])).toEqual([]);
    expect(seen([])).toEqual([]);
  });
});
