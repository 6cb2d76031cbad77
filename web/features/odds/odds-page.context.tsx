import { createContext, useContext } from "react";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { ComparableMarket } from "#shared/odds/comparison.rules.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { pathOf } from "#shared/url/index.ts";
import type { OddsMatch } from "./odds-match.rules.ts";
import type { PricingCompany } from "./odds-page.query.ts";

/** Context of a match's odds table. */
export interface OddsPageFacts {
  readonly page: OddsPage;
  readonly period: PricePeriod;
  readonly match: OddsMatch;
  /** Names of the teams in the reader's language. */
  readonly names: { readonly home: string; readonly away: string };
  /** Companies that price the match in any market, hot ones first. */
  readonly companies: readonly PricingCompany[];
}

const OddsPageContext = createContext<OddsPageFacts | null>(null);
export const OddsPageProvider = OddsPageContext;

export function useOddsPage(): OddsPageFacts {
  const facts = useContext(OddsPageContext);
  if (!facts) throw new Error("OddsPageProvider is missing above this component");
  return facts;
}

/** The market of a page whose companies all price the same outcomes of it. */
export function usePageMarket(): ComparableMarket {
  const [market] = ODDS_PAGES[useOddsPage().page].markets;
  if (market === "correct_score") throw new Error("Correct scores are not comparable");
  return market;
}

interface OddsPath {
  readonly page: OddsPage;
  readonly match_id: number;
  readonly period?: PricePeriod;
  /** Opens the history of this company. */
  readonly company_id?: number;
}

/** Link to an odds page of a match. Keys are in canonical URL order. */
export function oddsPath({ page, match_id, period = "full", company_id }: OddsPath): string {
  const search = new URLSearchParams();
  if (company_id !== undefined) search.set("company_id", String(company_id));
  if (period === "half" && ODDS_PAGES[page].half) search.set("period", "half");
  const path = pathOf("oddsMatch", getLocale(), { page: ODDS_PAGES[page].path, id: match_id });
  return search.size === 0 ? path : `${path}?${search}`;
}
