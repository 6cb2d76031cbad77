import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOMES, quoteOf, type SeriesQuote } from "#shared/odds/index.ts";
import { decodeQuotes, encodeQuotes } from "./price-series.ts";

const KICK_OFF_MS = Date.UTC(2026, 0, 1, 12);

function aQuote(fields: Partial<SeriesQuote> = {}): SeriesQuote {
  return {
    known_at_ms: KICK_OFF_MS,
    at: KICK_OFF_MS / 1000,
    in_play: false,
    suspended: false,
    minute: null,
    home_score: null,
    away_score: null,
    line: null,
    prices: [1.95, 1.9],
    ...fields,
  };
}

const count = fc.option(fc.integer({ min: 0, max: 150 }));
const price = fc.integer({ min: 101, max: 100_000 }).map((cents) => cents / 100);
const listed = fc.record({ home: fc.nat(9), away: fc.nat(9), price });
const quote: fc.Arbitrary<SeriesQuote> = fc.record(
  {
    known_at_ms: fc.nat(4_000_000_000_000),
    at: fc.option(fc.integer({ min: -5_000_000_000, max: 7_000_000_000 })),
    in_play: fc.boolean(),
    suspended: fc.boolean(),
    minute: count,
    home_score: count,
    away_score: count,
    line: fc.option(
      fc.integer({ min: -120, max: 120 }).map((quarters) => (quarters === 0 ? 0 : quarters / 4)),
    ),
    prices: fc.array(price, { maxLength: 3 }),
    scores: fc.record({ listed: fc.array(listed, { maxLength: 60 }), other: fc.option(price) }),
  },
  {
    requiredKeys: [
      "known_at_ms",
      "at",
      "in_play",
      "suspended",
      "minute",
      "home_score",
      "away_score",
      "line",
      "prices",
    ],
  },
);

describe("The text format of a price series", () => {
  it("A price series is decoded as it was encoded", () => {
    fc.assert(
      fc.property(fc.array(quote, { maxLength: 20 }), (quotes) => {
        expect(decodeQuotes(encodeQuotes(quotes))).toEqual(quotes);
      }),
    );
  });

  it.each<[string, SeriesQuote, string]>([
    ["before kick-off", aQuote({ line: 0.25 }), `[[${KICK_OFF_MS},0,0,0.25,[1.95,1.9]]]`],
    ["of an unknown moment", aQuote({ at: null }), `[[${KICK_OFF_MS},null,0,null,[1.95,1.9]]]`],
    [
      "in play, taken off the board",
      aQuote({
        at: KICK_OFF_MS / 1000 - 3,
        in_play: true,
        suspended: true,
        minute: 67,
        home_score: 2,
        away_score: 1,
      }),
      `[[${KICK_OFF_MS},-3,3,null,[1.95,1.9],67,2,1]]`,
    ],
    [
      "of the correct score",
      aQuote({ prices: [], scores: { listed: [{ home: 1, away: 0, price: 6.5 }], other: null } }),
      `[[${KICK_OFF_MS},0,0,null,[],null,null,null,[[[1,0,6.5]],null]]]`,
    ],
  ])("A price %s is encoded as a short tuple", (_, one, text) => {
    expect(encodeQuotes([one])).toBe(text);
  });

  it("A decoded quote names the prices of every market", () => {
    for (const [market, fields] of Object.entries(OUTCOMES)) {
      const named = Object.keys(quoteOf[market as keyof typeof quoteOf].shape);
      const others = ["at", "suspended", "line", "scores", "other"];
      expect([market, named.filter((field) => !others.includes(field))]).toEqual([market, [...fields]]);
    }
  });
});
