import { describe, expect, it } from "vitest";
import type { SeriesQuote } from "#shared/odds/index.ts";
import { compareMoves, firstOfEach, moveOf, type RankedMove } from "./price-move.rules.ts";

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
const seen = (quotes: SeriesQuote[], sinceMs = 0) => {
  const move = moveOf(quotes, sinceMs);
  return move && [move.from.known_at_ms, move.to.known_at_ms, move.line_change, move.change_percent];
};

describe("moveOf", () => {
  it("moveOf measures the side whose implied probability moved most: 2.00 to 1.60 is 12.5 points", () => {
    expect(seen([quote(1, [2, 3.5, 4]), quote(2, [1.6, 3.6, 4.4])])).toEqual([1, 2, 0, 12.5]);
  });

  it("moveOf counts falling and rising prices alike", () => {
    expect(seen([quote(1, [1.6, 2.5]), quote(2, [2, 2.5])])).toEqual([1, 2, 0, 12.5]);
  });

  it("moveOf compares the present price with the one offered at the beginning of the span", () => {
    const quotes = [quote(1, [3, 1.4]), quote(5, [2, 2]), quote(6, [1.8, 2.2]), quote(9, [1.6, 2.5])];
    expect(seen(quotes, 5)).toEqual([5, 9, 0, 12.5]);
    expect(seen(quotes, 0)).toEqual([1, 9, 0, 31.43]);
  });

  it("moveOf finds no move in a price set before the span, an unchanged one, one that came back, a first one, and none", () => {
    expect(seen([quote(1, [2, 2]), quote(5, [1.8, 2.2])], 5)).toBeNull();
    expect(seen([quote(1, [2, 2]), quote(2, [2, 2])])).toBeNull();
    expect(seen([quote(1, [2, 2]), quote(2, [1.5, 2.6]), quote(3, [2, 2])])).toBeNull();
    expect(seen([quote(1, [2, 2])])).toBeNull();
    expect(seen([])).toBeNull();
  });

  it("moveOf skips suspended prices, and finds no move while the last price is suspended", () => {
    const closed = { suspended: true };
    expect(seen([quote(1, [2, 2]), quote(2, [3, 1.4], closed), quote(3, [1.25, 4])])).toEqual([1, 3, 0, 30]);
    expect(seen([quote(1, [2, 2]), quote(2, [1.25, 4]), quote(3, [1.25, 4], closed)])).toBeNull();
  });

  it("moveOf reports a moved line in place of its prices, which are of another bet", () => {
    const quotes = [quote(1, [1.8, 2.1], { line: 0.25 }), quote(2, [2.05, 1.85], { line: -0.5 })];
    expect(seen(quotes)).toEqual([1, 2, -0.75, null]);
  });

  it("moveOf does not compare prices across kick-off or a goal", () => {
    const inPlay = (known_at_ms: number, line: number, home_score: number) =>
      quote(known_at_ms, [1.9, 1.9], { line, in_play: true, home_score, away_score: 0 });
    expect(seen([quote(1, [1.9, 1.9], { line: 2.5 }), inPlay(2, 2.25, 0)])).toBeNull();
    expect(seen([inPlay(2, 2.25, 0), inPlay(3, 3.25, 1)])).toBeNull();
    expect(seen([inPlay(2, 2.25, 0), inPlay(3, 3.25, 1), inPlay(4, 3, 1)])).toEqual([3, 4, -0.25, null]);
  });
});

describe("The ranking of moves", () => {
  const move = (name: string, fields: Partial<RankedMove>, known_at_ms = 1) => ({
    name,
    begun: false,
    line_change: 0,
    change_percent: null,
    from: quote(0, [2, 2]),
    to: quote(known_at_ms, [2, 2]),
    ...fields,
  });

  it("Matches before kick-off come first, moved lines before moved prices, the furthest, then the newest", () => {
    const moves = [
      move("in play, a line", { begun: true, line_change: 1 }),
      move("a price by 9", { change_percent: 9 }),
      move("a line by a quarter", { line_change: 0.25 }),
      move("a price by 30", { change_percent: 30 }),
      move("a later line by a quarter", { line_change: -0.25 }, 5),
      move("a line by a half, down", { line_change: -0.5 }),
      move("in play, a price", { begun: true, change_percent: 40 }),
    ];
    expect(moves.toSorted(compareMoves).map(({ name }) => name)).toEqual([
      "a line by a half, down",
      "a later line by a quarter",
      "a line by a quarter",
      "a price by 30",
      "a price by 9",
      "in play, a line",
      "in play, a price",
    ]);
  });

  it("One move is kept for each match and market: the first in order", () => {
    const rows = ["1 total a", "1 total b", "2 total c", "1 handicap d"];
    expect(firstOfEach(rows, (row) => row.slice(0, -2))).toEqual(["1 total a", "2 total c", "1 handicap d"]);
  });
});
