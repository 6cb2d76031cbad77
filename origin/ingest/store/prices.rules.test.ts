import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeQuotes } from "#origin/football/odds/price-series.ts";
import type { BatchQuote } from "#origin/ingest/batch.schema.ts";
import { aQuote, somePrices } from "#tests/support/batches/price-batches.ts";
import { settleQuotes } from "./prices.rules.ts";

const arriving = (...prices: number[]): BatchQuote[] =>
  prices.map((home) => aQuote({ known_at_ms: null, at: null, prices: [home, 1.9] }));

/** Moments of a series with these prices, arriving at one moment after the other. */
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

describe("Moments of prices", () => {
  it("The moment of a price is the source's", () => {
    expect(settleQuotes(somePrices(), undefined, 5)).toEqual(somePrices().quotes);
  });

  it("The moment of an undated price is its arrival", () => {
    expect(momentsOf([5, arriving(1.8, 1.9)])).toEqual([5, 5]);
  });

  it("The moment is kept for a price that arrives again, one that came back included", () => {
    expect(momentsOf([5, arriving(1.8)], [6, arriving(1.8, 1.9)], [7, arriving(1.8, 1.9, 1.8)])).toEqual([
      5, 6, 7,
    ]);
  });

  it("The moment is new for a price that replaced another, and never before those of the prices it follows", () => {
    expect(momentsOf([5, arriving(1.8, 1.9)], [6, arriving(1.8, 1.7)])).toEqual([5, 6]);
    expect(momentsOf([5, arriving(1.8, 1.9)], [6, arriving(1.7, 1.9)])).toEqual([6, 6]);
  });

  it("The moments do not change when the same prices arrive a second time", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 105 }), { minLength: 1, maxLength: 12 }), (cents) => {
        const quotes = arriving(...cents.map((one) => one / 100));
        expect(momentsOf([5, quotes], [6, quotes])).toEqual(quotes.map(() => 5));
      }),
    );
  });
});
