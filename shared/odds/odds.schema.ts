import * as z from "zod/mini";
import { recordOf } from "#shared/record/typed-record.ts";
import { MatchId } from "../match/match.schema.ts";
import { MARKETS } from "./market.table.ts";
import { type MainMarket, PHASES } from "./price.table.ts";
import {
  CompanyRef,
  CorrectScoreQuote,
  DoubleChanceQuote,
  EuropeanHandicapQuote,
  HandicapQuote,
  type Market,
  PlayMoment,
  PricePeriod,
  type QuoteOf,
  quoteOf,
  ResultQuote,
  TotalQuote,
  unionOfMarkets,
} from "./quote.schema.ts";

/** Prices of companies, as responses carry them. Source: domain-facts sections 1.3 and 3. */

const row = <const M extends Market>(market: M) => {
  const price = z.nullable(quoteOf[market]);
  return z.object({
    match_id: MatchId,
    company: CompanyRef,
    market: z.literal(market),
    period: PricePeriod,
    initial: price,
    instant: price,
    inplay: price,
  });
};

/** One company's prices of a market and period, phase by phase: one shape a market. */
export const oddsOf = recordOf(MARKETS, row) as { readonly [M in Market]: ReturnType<typeof row<M>> };
export const ResultOdds = oddsOf.match_result;

/** One company's prices of one market and period, of the main three. */
export const MainOdds = z.discriminatedUnion("market", [
  oddsOf.asian_handicap,
  oddsOf.over_under,
  oddsOf.match_result,
]);
export type MainOdds = z.infer<typeof MainOdds>;

/** One company's prices of one market and period. */
export const Odds = unionOfMarkets(oddsOf);
export type Odds = z.infer<typeof Odds>;
/** {@link Odds} of one market. */
export type OddsOf<M extends Market> = Extract<Odds, { readonly market: M }>;

/** The phase of a price, and the state of the match when it was set. */
const MoveMoment = z.object({ phase: z.enum(PHASES), ...PlayMoment.shape });
export type MoveMoment = z.infer<typeof MoveMoment>;

/** A price in a history. Histories are newest first. */
export const HandicapMove = z.extend(HandicapQuote, MoveMoment.shape);
export const TotalMove = z.extend(TotalQuote, MoveMoment.shape);
export const ResultMove = z.extend(ResultQuote, MoveMoment.shape);
export const EuropeanHandicapMove = z.extend(EuropeanHandicapQuote, MoveMoment.shape);
export const DoubleChanceMove = z.extend(DoubleChanceQuote, MoveMoment.shape);
export const CorrectScoreMove = z.extend(CorrectScoreQuote, MoveMoment.shape);
/** A price of a market's history, and where the match stood when it was set. */
export type MoveOf<M extends Market> = QuoteOf<M> & MoveMoment;

/** Values derived from 1X2 prices: payback ratio and margin-free probabilities, percent with two decimals. */
export const ResultMargin = z.object({
  payback_percent: z.number(),
  home_percent: z.number(),
  draw_percent: z.number(),
  away_percent: z.number(),
});
export type ResultMargin = z.infer<typeof ResultMargin>;
/** The same by phase; null where there is no price. */
export const ResultMargins = z.object({
  initial: z.nullable(ResultMargin),
  instant: z.nullable(ResultMargin),
  inplay: z.nullable(ResultMargin),
});
export type ResultMargins = z.infer<typeof ResultMargins>;

const moveOf = <const M extends MainMarket, Row extends z.ZodMiniType>(market: M, match: Row) =>
  z.object({
    match,
    company: CompanyRef,
    market: z.literal(market),
    period: PricePeriod,
    from: quoteOf[market],
    to: quoteOf[market],
    /** By how much the line moved, below 0 for down; 0 if it stands or the market has none. */
    line_change: z.number().check(z.multipleOf(0.25)),
    /**
     * By how much the implied probability of the side that moved most changed, up or down: percent points with two
     * decimals. Null if the line moved: prices on two lines do not compare.
     */
    change_percent: z.nullable(z.number().check(z.positive())),
  });

/** A change from one offered price to a later one, of the match that `match` describes. */
export const PriceMove = <Row extends z.ZodMiniType>(match: Row) =>
  z.discriminatedUnion("market", [
    moveOf("asian_handicap", match),
    moveOf("over_under", match),
    moveOf("match_result", match),
  ]);
