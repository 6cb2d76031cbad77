import type { BatchCompany, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { atMinute } from "./origin-batches.ts";

/** Builders of bookmakers and their prices of the builders' match. */

/** The hot bookmaker `b1`, first of its kind. */
export function aCompany(fields: Partial<BatchCompany> = {}): BatchCompany {
  return { external_id: "b1", name: "Bookmaker One", kind: "bookmaker", hot: true, position: 1, ...fields };
}

/** A price of two hours before kick-off: home gives a quarter, 1.95 to 1.90. */
export function aQuote(fields: Partial<BatchQuote> = {}): BatchQuote {
  const known_at_ms = fields.known_at_ms === undefined ? atMinute(-120) : fields.known_at_ms;
  return {
    known_at_ms,
    at: known_at_ms === null ? null : Math.floor(known_at_ms / 1000),
    in_play: false,
    suspended: false,
    minute: null,
    home_score: null,
    away_score: null,
    line: 0.25,
    prices: [1.95, 1.9],
    ...fields,
  };
}

/**
 * Asian handicaps of `b1` on the whole match: the first price, another before kick-off, and one in play after the
 * goal of minute 10.
 */
export function somePrices(fields: Partial<BatchPriceSeries> = {}): BatchPriceSeries {
  return {
    company: "b1",
    market: "asian_handicap",
    period: "full",
    quotes: [
      aQuote({ known_at_ms: atMinute(-1440) }),
      aQuote({ known_at_ms: atMinute(-30), line: 0.5, prices: [2.02, 1.84] }),
      aQuote({
        known_at_ms: atMinute(11),
        in_play: true,
        minute: 11,
        home_score: 1,
        away_score: 0,
        prices: [1.88, 1.98],
      }),
    ],
    ...fields,
  };
}

/** 1X2 prices of `b1` on the whole match. */
export function someResultPrices(fields: Partial<BatchPriceSeries> = {}): BatchPriceSeries {
  const quotes = [
    aQuote({ known_at_ms: atMinute(-1440), line: null, prices: [1.8, 3.5, 4.4] }),
    aQuote({ known_at_ms: atMinute(-30), line: null, prices: [1.75, 3.6, 4.6] }),
  ];
  return somePrices({ market: "match_result", quotes, ...fields });
}

/** Correct score prices of `b1` on the whole match. */
export function someScorePrices(fields: Partial<BatchPriceSeries> = {}): BatchPriceSeries {
  const listed = [
    { home: 1, away: 0, price: 6.5 },
    { home: 1, away: 1, price: 5.8 },
  ];
  const quotes = [aQuote({ line: null, prices: [], scores: { listed, other: 15 } })];
  return somePrices({ market: "correct_score", quotes, ...fields });
}
