import type { price_series } from "#origin/db/schema/odds.table.ts";
import { decodeQuotes, encodeQuotes } from "#origin/football/odds/price-series.ts";
import type { SeriesQuote } from "#shared/odds/index.ts";
import type { BatchPriceSeries, BatchQuote } from "../batch.schema.ts";
import type { StoredRow } from "./row.ts";

export type PriceSeriesRow = StoredRow<typeof price_series>;

/** Key of a series within a match. */
export const seriesKey = (row: Pick<PriceSeriesRow, "market" | "period" | "company_id">): string =>
  `${row.market}/${row.period}/${row.company_id}`;

const isSettled = (quote: BatchQuote): quote is BatchQuote & SeriesQuote => quote.known_at_ms !== null;

/** A price without its moment as text, so that equal ones are equal. */
const priceText = (quote: BatchQuote | SeriesQuote): string => encodeQuotes([{ ...quote, known_at_ms: 0 }]);

/** Undated prices keep the moment of their first arrival, but never precede a price they follow. */
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
 * The quotes of a series with settled moments: unchanged ones keep the moment they became known, new ones became known
 * on arrival unless the source states when. `stored` is the text of the series it replaces.
 */
export function settleQuotes(
  { quotes }: BatchPriceSeries,
  stored: string | undefined,
  nowMs: number,
): readonly SeriesQuote[] {
  return quotes.every(isSettled) ? quotes : settle(quotes, stored, nowMs);
}

/** Maximum number of prices per series; the latest are kept. */
const QUOTES_KEPT = 1000;

/**
 * The quotes of a series whose source reports only the current price: the stored ones, followed by the current one if
 * it differs. If nothing is stored yet, all that the source reports.
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
