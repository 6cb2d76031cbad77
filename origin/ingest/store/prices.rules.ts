import type { price_series } from "#origin/db/schema/odds.table.ts";
import { decodeQuotes, encodeQuotes, type SeriesQuote } from "#origin/football/odds/price-series.ts";
import type { BatchPriceSeries, BatchQuote } from "../batch.schema.ts";
import type { StoredRow } from "./row.ts";

export type PriceSeriesRow = StoredRow<typeof price_series>;

/** What tells the series of a match apart. */
export const seriesKey = (row: Pick<PriceSeriesRow, "market" | "period" | "company_id">): string =>
  `${row.market}/${row.period}/${row.company_id}`;

const isSettled = (quote: BatchQuote): quote is BatchQuote & SeriesQuote => quote.known_at_ms !== null;

/** A price without its moment as text, so that equal ones are equal. */
const priceText = (quote: BatchQuote | SeriesQuote): string => encodeQuotes([{ ...quote, known_at_ms: 0 }]);

/** Prices whose moments are arrivals keep the moment of their first one, but stand before no price they follow. */
function settle(quotes: readonly BatchQuote[], stored: string | undefined, nowMs: number): SeriesQuote[] {
  const known = stored === undefined ? [] : decodeQuotes(stored);
  const texts = known.map(priceText);
  let from = 0;
  let before = 0;
  return quotes.map((quote): SeriesQuote => {
    const equal = isSettled(quote) ? -1 : texts.indexOf(priceText(quote), from);
    if (equal >= 0) from = equal + 1;
    const arrival = known[equal]?.known_at_ms ?? nowMs;
    before = quote.known_at_ms ?? Math.max(before, arrival);
    return { ...quote, known_at_ms: before };
  });
}

/**
 * The quotes of a series with their moments settled: what says the same keeps the moment it became known, what is
 * new became known on arrival unless the source says when. `stored` is the text of the series it replaces.
 */
export function settleQuotes(
  { quotes }: BatchPriceSeries,
  stored: string | undefined,
  nowMs: number,
): readonly SeriesQuote[] {
  return quotes.every(isSettled) ? quotes : settle(quotes, stored, nowMs);
}

/** Prices of one series that are kept, the latest of them. */
const QUOTES_KEPT = 1000;

/**
 * The quotes of a series of which the source tells the present only: those that are stored, and after them the present
 * one when it is another. Where nothing is stored yet, all that the source tells.
 */
export function continueQuotes(
  series: BatchPriceSeries,
  stored: string | undefined,
  nowMs: number,
): readonly SeriesQuote[] {
  const present = series.quotes.at(-1);
  if (stored === undefined || !present) return settleQuotes(series, stored, nowMs);
  const known = decodeQuotes(stored);
  const last = known.at(-1);
  if (last && priceText(last) === priceText(present)) return known;
  const known_at_ms = Math.max(last?.known_at_ms ?? 0, present.known_at_ms ?? nowMs);
  return [...known, { ...present, known_at_ms }].slice(-QUOTES_KEPT);
}
