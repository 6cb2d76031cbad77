import * as z from "zod/mini";
import { Instant } from "../match/match.schema.ts";
import { MARKETS, type PricesOf } from "./market.table.ts";
import { COMPANY_KINDS, PRICE_PERIODS } from "./price.table.ts";

/**
 * Prices of bookmakers. Prices are stored and sent decimal; a line is positive when the home side gives goals; formats
 * (Malay, Hong Kong, …) are a choice of the display. Source: domain-facts sections 1.3 and 3.
 */

export const CompanyId = z.int().check(z.positive()).brand<"CompanyId">();
export type CompanyId = z.infer<typeof CompanyId>;

/** A bookmaker. `hot` ones are shown first and make up the short list. */
export const Company = z.object({
  id: CompanyId,
  name: z.string(),
  kind: z.enum(COMPANY_KINDS),
  hot: z.boolean(),
});
export type Company = z.infer<typeof Company>;

/** A bookmaker as its prices carry it. */
export const CompanyRef = z.object({ id: CompanyId, name: z.string() });
export type CompanyRef = z.infer<typeof CompanyRef>;

/** The market; see market.table.ts. */
export const Market = z.enum(MARKETS);
export type Market = z.infer<typeof Market>;

/** Period that a price covers: the whole match (regular time) or the first half. */
export const PricePeriod = z.enum(PRICE_PERIODS);
export type PricePeriod = z.infer<typeof PricePeriod>;

/** A decimal price: the return of one staked unit, the stake included. */
export const Price = z.number().check(z.gt(1), z.maximum(1000));

/** A handicap or total: whole, half or quarter. A positive handicap means that the home side gives goals. */
export const Line = z.number().check(z.multipleOf(0.25), z.minimum(-30), z.maximum(30));

/** The fields of every quote. */
export const QuoteBase = z.object({
  /** When the company set it, seconds UTC; null where the source does not report it. */
  at: z.nullable(Instant),
  /** Taken off the board for now: shown, never counted as best, average or Kelly. */
  suspended: z.boolean(),
});
export type QuoteBase = z.infer<typeof QuoteBase>;

/** The winner once the line is taken off the home goals. */
export const HandicapQuote = z.extend(QuoteBase, { line: Line, home: Price, away: Price });
/** More or fewer goals, or corners, than the line. */
export const TotalQuote = z.extend(QuoteBase, { line: Line, over: Price, under: Price });
/** The winner, or a draw. */
export const ResultQuote = z.extend(QuoteBase, { home: Price, draw: Price, away: Price });
/** The line is whole and is taken off the home goals; a draw after it is an outcome of its own. */
export const EuropeanHandicapQuote = z.extend(QuoteBase, {
  line: Line,
  home: Price,
  draw: Price,
  away: Price,
});
/** Two of the three results at once. */
export const DoubleChanceQuote = z.extend(QuoteBase, {
  home_draw: Price,
  home_away: Price,
  draw_away: Price,
});
/** `other` is every score that is not listed. */
export const CorrectScoreQuote = z.extend(QuoteBase, {
  scores: z.array(z.object({ home: z.int(), away: z.int(), price: Price })),
  other: z.nullable(Price),
});

/** The one table of quote fields by market. */
export const quoteOf = {
  asian_handicap: HandicapQuote,
  over_under: TotalQuote,
  match_result: ResultQuote,
  european_handicap: EuropeanHandicapQuote,
  double_chance: DoubleChanceQuote,
  correct_score: CorrectScoreQuote,
  corner_over_under: TotalQuote,
  corner_handicap: HandicapQuote,
} as const satisfies { readonly [M in Market]: z.ZodMiniType<PricesOf<M>> };
type Quotes = { [M in Market]: z.infer<(typeof quoteOf)[M]> };
/** A quote of a market. */
export type QuoteOf<M extends Market> = Quotes[M];
/** A company's prices of all outcomes of a market; the row around it names the market. */
export type Quote = QuoteOf<Market>;

/** A schema of any market, from one for each. */
export const unionOfMarkets = <Each extends { readonly [M in Market]: z.core.$ZodTypeDiscriminable }>(
  each: Each,
) =>
  z.discriminatedUnion("market", MARKETS.map((market) => each[market]) as [Each[Market], ...Each[Market][]]);

/** State of the match when a price was set; null before kick-off and where not known. */
export const PlayMoment = z.object({
  minute: z.nullable(z.int()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
});
export type PlayMoment = z.infer<typeof PlayMoment>;

/**
 * A quote of a price series, as ingest brings and the store keeps it: of any market, with its prices in the order of
 * `OUTCOMES` in place of names.
 */
export const SeriesQuote = z.object({
  /** When it became known, milliseconds UTC. */
  known_at_ms: z.int(),
  at: QuoteBase.shape.at,
  in_play: z.boolean(),
  suspended: QuoteBase.shape.suspended,
  ...PlayMoment.shape,
  /** Null in markets without one. */
  line: z.nullable(Line),
  /** None of correct scores, which have `scores`. */
  prices: z.array(Price),
  scores: z.optional(
    z.object({ listed: CorrectScoreQuote.shape.scores, other: CorrectScoreQuote.shape.other }),
  ),
});
export type SeriesQuote = z.infer<typeof SeriesQuote>;
