import type { CompanyRef } from "#shared/odds/index.ts";
import type { Movement } from "#shared/odds/movement.rules.ts";
import { ODDS_PAGES, type OddsPage, type PagedMarket } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { readCompanyId, readPeriod } from "../odds-page-search.ts";

/** Key of a history; shown on a page of its market, or on the page of the main three. */
export interface HistoryName {
  readonly match_id: number;
  readonly company_id: number;
  readonly market: PagedMarket;
  readonly period: PricePeriod;
}

/** One company's prices in one market and period of a match, from its first price on. */
export interface History {
  /** Null if the company is unknown. */
  readonly company: CompanyRef | null;
  readonly movement: Movement;
}

/** The history in the query of an odds page; null for none. */
export function historyNameOf(page: OddsPage, matchId: number, search: URLSearchParams): HistoryName | null {
  const company_id = readCompanyId(search);
  if (company_id === null) return null;
  const { markets } = ODDS_PAGES[page];
  const requested = search.get("market");
  return {
    match_id: matchId,
    company_id,
    market: markets.find((market) => market === requested) ?? markets[0],
    period: readPeriod(page, search),
  };
}
