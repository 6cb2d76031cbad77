import * as z from "zod/mini";
import { COMPANY_KINDS, Market, Price, PricePeriod, SeriesQuote } from "#shared/odds/index.ts";
import { ExternalId, KnownAt, Name, Seconds } from "./batch-fields.ts";

/** Bookmakers and their prices: decimal odds, a positive line when the home side gives goals. */

export const BatchCompany = z.object({
  external_id: ExternalId,
  name: Name,
  kind: z.enum(COMPANY_KINDS),
  hot: z.boolean(),
  /** Rank among companies of the same heat, from 1. */
  position: z.int().check(z.positive()),
});
export type BatchCompany = z.infer<typeof BatchCompany>;

const goals = () => z.int().check(z.nonnegative(), z.maximum(150));
const count = () => z.nullable(goals());

/**
 * One price, with limits for the store. `prices` are in the order of the market's fields: home and away of a handicap;
 * over and under of a total; home, draw and away of 1X2 and the European handicap; home or draw, home or away, draw or
 * away of the double chance; none of the correct score, which has `scores` instead.
 */
export const BatchQuote = z.extend(SeriesQuote, {
  known_at_ms: KnownAt,
  /** When the company set it, seconds UTC; null if the source does not report it. */
  at: z.nullable(Seconds),
  minute: count(),
  home_score: count(),
  away_score: count(),
  prices: z.array(Price).check(z.maxLength(3)),
  scores: z.optional(
    z.object({
      listed: z.array(z.object({ home: goals(), away: goals(), price: Price })).check(z.maxLength(60)),
      other: z.nullable(Price),
    }),
  ),
});
export type BatchQuote = z.infer<typeof BatchQuote>;

/** All prices of a company in one market of a match, in the order they became known. */
export const BatchPriceSeries = z.object({
  company: ExternalId,
  market: Market,
  period: PricePeriod,
  quotes: z.array(BatchQuote).check(z.minLength(1), z.maxLength(1000)),
});
export type BatchPriceSeries = z.infer<typeof BatchPriceSeries>;
