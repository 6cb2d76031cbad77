import {
  type Company,
  type CompanyId,
  type Market,
  type MoveOf,
  type OddsOf,
  OUTCOMES,
  type Phase,
  type PricePeriod,
  type QuoteOf,
  type ResultMargins,
  resultMargin,
  type SeriesQuote,
} from "#shared/odds/index.ts";
import { hasLine } from "#shared/odds/market.table.ts";
import { isPossibleBet } from "#shared/odds/possible.rules.ts";
import { type PriceStanding, standingFor } from "#shared/odds/standing.rules.ts";
import type { CompanyRow, SeriesRow } from "./odds.queries.ts";
import { historyOf, knownQuotes, phasesOf } from "./price-phase.rules.ts";
import { decodeQuotes } from "./price-series.ts";
import type { PricedRow, StandingRow } from "./standing.sql.ts";

/** The one place that maps stored prices to response rows. */

/** A company in responses. */
export function toCompany({ id, name, kind, hot }: CompanyRow): Company {
  return { id, name, kind, hot: hot === 1 };
}

/** Caps a price's time at the moment it became known: a company's fast clock must not keep it fresh. */
const base = ({ at, known_at_ms, suspended }: SeriesQuote) => ({
  at: at === null ? null : Math.min(at, Math.floor(known_at_ms / 1000)),
  suspended,
});

/**
 * A stored price in its market's format. The store refuses quotes with the wrong line or number of prices, so the
 * fields are always present.
 */
export function toQuote<M extends Market>(market: M, quote: SeriesQuote): QuoteOf<M> {
  const { line, prices, scores } = quote;
  const fields: Record<string, unknown> = base(quote);
  if (hasLine(market)) fields.line = line;
  for (const [place, outcome] of OUTCOMES[market].entries()) fields[outcome] = prices[place];
  if (market === "correct_score")
    Object.assign(fields, { scores: [...(scores?.listed ?? [])], other: scores?.other ?? null });
  return fields as QuoteOf<M>;
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
  match: PricedRow,
  nowMs: number,
): OddsOf<M> | null {
  const { match_id, market, period } = series;
  const phases = phasesOf(knownQuotes(series.quotes, nowMs), match.match_time * 1000);
  if (phases.instant === null && phases.inplay === null) return null;
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
export function toHistory<M extends Market>(
  series: Series<M>,
  { match_time }: Pick<PricedRow, "match_time">,
  nowMs: number,
): MoveOf<M>[] {
  return historyOf(knownQuotes(series.quotes, nowMs), match_time * 1000).map(({ quote, phase }) => {
    const { minute, home_score, away_score } = quote;
    return { ...toQuote(series.market, quote), phase, minute, home_score, away_score };
  });
}

/** Payback ratio and margin-free probabilities of 1X2 prices, by phase. */
export function toMargins({ initial, instant, inplay }: OddsOf<"match_result">): ResultMargins {
  const marginOf = (quote: QuoteOf<"match_result"> | null) => (quote === null ? null : resultMargin(quote));
  return { initial: marginOf(initial), instant: marginOf(instant), inplay: marginOf(inplay) };
}
