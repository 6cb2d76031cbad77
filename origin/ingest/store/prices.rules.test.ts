import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeQuotes } from "#origin/football/odds/price-series.ts";
import type { BatchQuote } from "#origin/ingest/batch.schema.ts";
import { aQuote, somePrices } from "#tests/support/price-batches.ts";
import { settleQuotes } from "./prices.rules.ts";

const arriving = (...prices: number[]): BatchQuote[] =>
  prices.map((home) => aQuote({ known_at_ms: null, at: null, prices: [home, 1.9] }));

/** Moments of a series that arrives at one moment after the other, each time with these prices. */
function momentsOf(...arrivals: (readonly [nowMs: number, quotes: BatchQuote[]])[]): number[] {
  let stored: string | undefined;
  let moments: number[] = [];
  for (const [nowMs, quotes] of arrivals) {
    const settled = settleQuotes(somePrices({ quotes }), stored, nowMs);
    moments = settled.map((quote) => quote.known_at_ms);
    stored = encodeQuotes(settled);
  }
  return moments;
}

describe("moments of prices", () => {
  it("are what the source says", () => {
    expect(settleQuotes(somePrices(), undefined, 5)).toEqual(somePrices().quotes);
  });

  it("are the arrival where the source does not say", () => {
    expect(momentsOf([5, arriving(1.8, 1.9)])).toEqual([5, 5]);
  });

  it("stay for prices that arrive again, a price that came back included", () => {
    expect(momentsOf([5, arriving(1.8)], [6, arriving(1.8, 1.9)], [7, arriving(1.8, 1.9, 1.8)])).toEqual([
      5, 6, 7,
    ]);
  });

  it("are new for a price that took the place of another, and never before those of the prices it follows", () => {
    expect(momentsOf([5, arriving(1.8, 1.9)], [6, arriving(1.8, 1.7)])).toEqual([5, 6]);
    expect(momentsOf([5, arriving(1.8, 1.9)], [6, arriving(1.7, 1.9)])).toEqual([6, 6]);
  });

  it("do not change when the same prices arrive a second time", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 105 }), { minLength: 1, maxLength: 12 }), (cents) => {
        const quotes = arriving(...cents.map((one) => one / 100));
        expect(momentsOf([5, quotes], [6, quotes])).toEqual(quotes.map(() => 5));
      }),
    );
  });
});
