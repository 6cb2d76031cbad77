import {
  type Company,
  type CompanyId,
  type Market,
  type MoveOf,
  type OddsOf,
  type Phase,
  type PricePeriod,
  type QuoteOf,
  type ResultMargins,
  resultMargin,
  type SeriesQuote,
} from "#shared/odds/index.ts";
import { isPossibleBet } from "#shared/odds/possible.rules.ts";
import { type PriceStanding, standingFor } from "#shared/odds/standing.rules.ts";
import type { CompanyRow, SeriesRow } from "./odds.queries.ts";
import { historyOf, knownQuotes, phasesOf } from "./price-phase.rules.ts";
import { decodeQuotes } from "./price-series.ts";
import type { StandingRow } from "./standing.sql.ts";

/** The one place that maps stored prices to response rows. */

/** A company in responses. */
export function toCompany({ id, name, kind, hot }: CompanyRow): Company {
  return { id, name, kind, hot: hot === 1 };
}

type Prices<Count extends 2 | 3> = Count extends 2
  ? readonly [number, number]
  : readonly [number, number, number];

// The store refuses quotes with the wrong line or number of prices, so a market's fields are always present.
const lineOf = (quote: SeriesQuote): number => quote.line as number;
const pricesOf = <Count extends 2 | 3>(quote: SeriesQuote) =>
  quote.prices as readonly number[] as Prices<Count>;
/** Caps a price's time at the moment it became known: a company's fast clock must not keep it fresh. */
const base = ({ at, known_at_ms, suspended }: SeriesQuote) => ({
  at: at === null ? null : Math.min(at, Math.floor(known_at_ms / 1000)),
  suspended,
});

function handicap(quote: SeriesQuote): QuoteOf<"asian_handicap"> {
  const [home, away] = pricesOf<2>(quote);
  return { ...base(quote), line: lineOf(quote), home, away };
}

function total(quote: SeriesQuote): QuoteOf<"over_under"> {
  const [over, under] = pricesOf<2>(quote);
  return { ...base(quote), line: lineOf(quote), over, under };
}

function result(quote: SeriesQuote): QuoteOf<"match_result"> {
  const [home, draw, away] = pricesOf<3>(quote);
  return { ...base(quote), home, draw, away };
}

function doubleChance(quote: SeriesQuote): QuoteOf<"double_chance"> {
  const [home_draw, home_away, draw_away] = pricesOf<3>(quote);
  return { ...base(quote), home_draw, home_away, draw_away };
}

function correctScore(quote: SeriesQuote): QuoteOf<"correct_score"> {
  const { listed, other } = quote.scores ?? { listed: [], other: null };
  return { ...base(quote), scores: [...listed], other };
}

const quoteMakers: { readonly [M in Market]: (quote: SeriesQuote) => QuoteOf<M> } = {
  asian_handicap: handicap,
  over_under: total,
  match_result: result,
  european_handicap: (quote) => ({ ...result(quote), line: lineOf(quote) }),
  double_chance: doubleChance,
  correct_score: correctScore,
  corner_over_under: total,
  corner_handicap: handicap,
};

/** A stored price in its market's format. */
export function toQuote<M extends Market>(market: M, quote: SeriesQuote): QuoteOf<M> {
  return quoteMakers[market](quote);
}

/** A decoded series. */
export interface Series<M extends Market = Market> extends Omit<SeriesRow, "quotes" | "market"> {
  readonly market: M;
  readonly quotes: readonly SeriesQuote[];
}

/** Maps a row to a series. `M` are the queried markets, which the type system cannot check here. */
export const toSeries = <M extends Market>({ quotes, market, ...row }: SeriesRow): Series<M> => ({
  ...row,
  market: market as M,
  quotes: decodeQuotes(quotes),
});

const companyOf = (series: Series): { id: CompanyId; name: string } => ({
  id: series.company_id,
  name: series.company_name,
});

/** The state of a match relevant for prices of a period. */
export const toStanding = (row: StandingRow, period: PricePeriod): PriceStanding =>
  standingFor(
    {
      status: row.state_status ?? "not_started",
      score: {
        home: { goals: row.state_home_goals, half: row.state_home_half, corners: row.state_home_corners },
        away: { goals: row.state_away_goals, half: row.state_away_half, corners: row.state_away_corners },
      },
    },
    period,
  );

/** True for a price that the state of the match has refuted, whether or not its company has suspended it. */
export function isRefuted(market: Market, quote: SeriesQuote, standing: PriceStanding): boolean {
  if (!quote.in_play) return standing.begun || standing.closed;
  return standing.closed || !isPossibleBet({ market, line: quote.line }, standing);
}

/**
 * A company's offer in one market as of now; null before its first price. An in-play price refuted by the score is
 * suspended, even if its company has not reported so yet; pre-match prices are unchanged.
 */
export function toOdds<M extends Market>(
  series: Series<M>,
  match: StandingRow,
  nowMs: number,
): OddsOf<M> | null {
  const { match_id, market, period } = series;
  const phases = phasesOf(knownQuotes(series.quotes, nowMs));
  if (phases.initial === null && phases.inplay === null) return null;
  const priceOf = (phase: Phase) => {
    const quote = phases[phase];
    if (quote === null) return null;
    const isOff = quote.in_play && isRefuted(market, quote, toStanding(match, period));
    return toQuote(market, isOff ? { ...quote, suspended: true } : quote);
  };
  return {
    match_id,
    company: companyOf(series),
    market,
    period,
    initial: priceOf("initial"),
    instant: priceOf("instant"),
    inplay: priceOf("inplay"),
  } as OddsOf<M>;
}

/** Every price of a series as of now, newest first. */
export function toHistory<M extends Market>(series: Series<M>, nowMs: number): MoveOf<M>[] {
  return historyOf(knownQuotes(series.quotes, nowMs)).map(({ quote, phase }) => {
    const { minute, home_score, away_score } = quote;
    return { ...toQuote(series.market, quote), phase, minute, home_score, away_score };
  });
}

/** Payback ratio and margin-free probabilities of 1X2 prices, by phase. */
export function toMargins({ initial, instant, inplay }: OddsOf<"match_result">): ResultMargins {
  const marginOf = (quote: QuoteOf<"match_result"> | null) => (quote === null ? null : resultMargin(quote));
  return { initial: marginOf(initial), instant: marginOf(instant), inplay: marginOf(inplay) };
}
