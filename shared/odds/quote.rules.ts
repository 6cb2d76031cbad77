import { mapEach, type OneForEach } from "../statistic/index.ts";
import { type Market, OUTCOMES, type OutcomeOf, type PricesOf } from "./market.table.ts";
import type { Quote, QuoteBase, QuoteOf } from "./quote.schema.ts";

/** Reads quotes by market: the only code that knows which numbers a quote has. */

/** A number of a quote: an outcome's price, or the line. */
export type QuoteField = OutcomeOf<Market> | "line";
/** A quote of any market: fields that its market lacks are absent. */
type QuoteFields = QuoteBase & Partial<PricesOf<Market>> & { readonly line?: number };

/** A number of a quote; null where its market has none. */
export const fieldValue = (quote: QuoteFields, field: QuoteField): number | null => quote[field] ?? null;

/** The line of a quote; null in markets without one. */
export const lineOf = (quote: Quote): number | null => fieldValue(quote, "line");

/** The prices of a quote in the order of `OUTCOMES`: a pair of a handicap, none of correct scores. */
export function valuesOf<M extends Market>(market: M, quote: QuoteOf<M>): OneForEach<(typeof OUTCOMES)[M]> {
  const fields: QuoteFields = quote;
  return mapEach(OUTCOMES[market], (outcome: OutcomeOf<Market>) => fields[outcome] ?? Number.NaN);
}
