import * as z from "zod/mini";
import { Instant, MatchId } from "../match/match.schema.ts";

/**
 * What bookmakers offer. Prices are stored and sent decimal; a line is positive when the home side gives goals;
 * formats (Malay, Hong Kong, …) are a choice of the display. Source: domain-facts sections 1.3 and 3.
 */

export const CompanyId = z.int().check(z.positive()).brand<"CompanyId">();
export type CompanyId = z.infer<typeof CompanyId>;

/** `exchange` is where customers bet against each other; its prices carry a commission and no margin. */
export const COMPANY_KINDS = ["bookmaker", "exchange"] as const;

/** A bookmaker. `hot` ones are shown first and make up the short list. */
export const Company = z.object({
  id: CompanyId,
  name: z.string(),
  kind: z.enum(COMPANY_KINDS),
  hot: z.boolean(),
});
export type Company = z.infer<typeof Company>;

export const CompanyRef = z.object({ id: CompanyId, name: z.string() });
export type CompanyRef = z.infer<typeof CompanyRef>;

export const MARKETS = [
  "asian_handicap",
  "over_under",
  "match_result",
  "european_handicap",
  "double_chance",
  "correct_score",
  "corner_over_under",
  "corner_handicap",
] as const;
export const Market = z.enum(MARKETS);
export type Market = z.infer<typeof Market>;

/** The three markets of the live list and the 3-in-1 page. */
export const MAIN_MARKETS = ["asian_handicap", "over_under", "match_result"] as const;
export type MainMarket = (typeof MAIN_MARKETS)[number];

export const PRICE_PERIODS = ["full", "half"] as const;
/** What a price is about: the whole match (regular time) or the first half. */
export const PricePeriod = z.enum(PRICE_PERIODS);
export type PricePeriod = z.infer<typeof PricePeriod>;

/** A decimal price: what one staked unit brings back, the stake included. */
export const Price = z.number().check(z.gt(1), z.maximum(1000));

/** A handicap or total: whole, half or quarter. A positive handicap means that the home side gives goals. */
export const Line = z.number().check(z.multipleOf(0.25), z.minimum(-30), z.maximum(30));

const quote = {
  /** When the company set it, seconds UTC; null where the source does not say. */
  at: z.nullable(Instant),
  /** Taken off the board for now: shown, never counted as best, average or Kelly. */
  suspended: z.boolean(),
};

export const HandicapQuote = z.object({ ...quote, line: Line, home: Price, away: Price });
export const TotalQuote = z.object({ ...quote, line: Line, over: Price, under: Price });
export const ResultQuote = z.object({ ...quote, home: Price, draw: Price, away: Price });
/** The line is whole and is taken off the home goals; a draw after it is an outcome of its own. */
export const EuropeanHandicapQuote = z.object({
  ...quote,
  line: Line,
  home: Price,
  draw: Price,
  away: Price,
});
export const DoubleChanceQuote = z.object({ ...quote, home_draw: Price, home_away: Price, draw_away: Price });
/** `other` is every score that is not listed. */
export const CorrectScoreQuote = z.object({
  ...quote,
  scores: z.array(z.object({ home: z.int(), away: z.int(), price: Price })),
  other: z.nullable(Price),
});
export type HandicapQuote = z.infer<typeof HandicapQuote>;
export type TotalQuote = z.infer<typeof TotalQuote>;
export type ResultQuote = z.infer<typeof ResultQuote>;
export type EuropeanHandicapQuote = z.infer<typeof EuropeanHandicapQuote>;
export type DoubleChanceQuote = z.infer<typeof DoubleChanceQuote>;
export type CorrectScoreQuote = z.infer<typeof CorrectScoreQuote>;

/** The one table of what a quote of each market holds. */
export const quoteOf = {
  asian_handicap: HandicapQuote,
  over_under: TotalQuote,
  match_result: ResultQuote,
  european_handicap: EuropeanHandicapQuote,
  double_chance: DoubleChanceQuote,
  correct_score: CorrectScoreQuote,
  corner_over_under: TotalQuote,
  corner_handicap: HandicapQuote,
} as const satisfies Record<Market, z.ZodMiniType>;
export type QuoteOf<M extends Market> = z.infer<(typeof quoteOf)[M]>;

/**
 * `initial` is the first price before kick-off, `instant` the last one before it, `inplay` the latest since.
 * Null where there is none (yet); a company that comes in during play has no initial price.
 */
export const PHASES = ["initial", "instant", "inplay"] as const;
export type Phase = (typeof PHASES)[number];

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

export const HandicapOdds = row("asian_handicap");
export const TotalOdds = row("over_under");
export const ResultOdds = row("match_result");
export const EuropeanHandicapOdds = row("european_handicap");
export const DoubleChanceOdds = row("double_chance");
export const CorrectScoreOdds = row("correct_score");
export const CornerTotalOdds = row("corner_over_under");
export const CornerHandicapOdds = row("corner_handicap");

/** One company's prices of one market and period, of the main three. */
export const MainOdds = z.discriminatedUnion("market", [HandicapOdds, TotalOdds, ResultOdds]);
export type MainOdds = z.infer<typeof MainOdds>;

/** One company's prices of one market and period. */
export const Odds = z.discriminatedUnion("market", [
  HandicapOdds,
  TotalOdds,
  ResultOdds,
  EuropeanHandicapOdds,
  DoubleChanceOdds,
  CorrectScoreOdds,
  CornerTotalOdds,
  CornerHandicapOdds,
]);
export type Odds = z.infer<typeof Odds>;
export type ResultOdds = z.infer<typeof ResultOdds>;
/** {@link Odds} of one market. */
export type OddsOf<M extends Market> = Extract<Odds, { readonly market: M }>;

/** Where a match stood when a price was set; minute and score are null before kick-off and where not known. */
const moment = {
  phase: z.enum(PHASES),
  minute: z.nullable(z.int()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
};

/** A price in a history. Histories are newest first. */
export const HandicapMove = z.extend(HandicapQuote, moment);
export const TotalMove = z.extend(TotalQuote, moment);
export const ResultMove = z.extend(ResultQuote, moment);
export const EuropeanHandicapMove = z.extend(EuropeanHandicapQuote, moment);
export const DoubleChanceMove = z.extend(DoubleChanceQuote, moment);
export const CorrectScoreMove = z.extend(CorrectScoreQuote, moment);
export type MoveOf<M extends Market> = QuoteOf<M> & z.infer<z.ZodMiniObject<typeof moment>>;

/** What 1X2 prices say beside themselves: payback ratio and margin-free probabilities, percent with two decimals. */
export const ResultMargin = z.object({
  payback_percent: z.number(),
  home_percent: z.number(),
  draw_percent: z.number(),
  away_percent: z.number(),
});
export type ResultMargin = z.infer<typeof ResultMargin>;
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
    /**
     * By how much the implied probability of the side that moved most changed, up or down: percent points with two
     * decimals. Both prices are on one line; a change of line is no move of a price.
     */
    change_percent: z.number().check(z.positive()),
  });

/** A change from one open price to the next, of the match that `match` describes. */
export const PriceMove = <Row extends z.ZodMiniType>(match: Row) =>
  z.discriminatedUnion("market", [
    moveOf("asian_handicap", match),
    moveOf("over_under", match),
    moveOf("match_result", match),
  ]);
