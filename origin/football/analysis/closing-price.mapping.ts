import type { MatchId } from "#shared/match/index.ts";
import type { CompanyRef, MainMarket, PricePeriod, QuoteOf } from "#shared/odds/index.ts";
import { toQuote } from "../odds/odds.mapping.ts";
import type { SeriesRow } from "../odds/odds.queries.ts";
import { knownQuotes, lastBeforeKickOff } from "../odds/price-phase.rules.ts";
import { decodeQuotes } from "../odds/price-series.ts";

type MainPrices = { readonly [M in MainMarket]: QuoteOf<M> | null };

/** A company's last prices of a match before kick-off. */
export interface ClosingPrices {
  readonly company: CompanyRef;
  readonly prices: Readonly<Record<PricePeriod, MainPrices>>;
}

/** The last price of a stored series before kick-off, as of now. */
export function closingQuote<M extends MainMarket>(
  market: M,
  quotes: string,
  nowMs: number,
): QuoteOf<M> | null {
  const closing = lastBeforeKickOff(knownQuotes(decodeQuotes(quotes), nowMs));
  return closing && toQuote(market, closing);
}

/** Closing prices by match; the rows have one company per match. */
export function toClosingPrices(rows: readonly SeriesRow[], nowMs: number): Map<MatchId, ClosingPrices> {
  const closing = new Map<MatchId, ClosingPrices>();
  for (const [matchId, series] of Map.groupBy(rows, (row) => row.match_id)) {
    const [first] = series;
    if (!first) continue;
    const priceOf = <M extends MainMarket>(market: M, period: PricePeriod) => {
      const row = series.find((one) => one.market === market && one.period === period);
      return row ? closingQuote(market, row.quotes, nowMs) : null;
    };
    const pricesIn = (period: PricePeriod): MainPrices => ({
      asian_handicap: priceOf("asian_handicap", period),
      over_under: priceOf("over_under", period),
      match_result: priceOf("match_result", period),
    });
    const company = { id: first.company_id, name: first.company_name };
    closing.set(matchId, { company, prices: { full: pricesIn("full"), half: pricesIn("half") } });
  }
  return closing;
}
