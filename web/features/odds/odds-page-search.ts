import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";

/** The choices in the query of an odds page: the same on the pages of a day, of a match and of a history. */

/** The period; `haft=1` is its older spelling (domain-facts section 1.5). A page without first-half prices has none. */
export function readPeriod(page: OddsPage, search: URLSearchParams): PricePeriod {
  const isHalf = search.get("period") === "half" || search.get("haft") === "1";
  return isHalf && ODDS_PAGES[page].half ? "half" : "full";
}

/** The company; null for none. */
export function readCompanyId(search: URLSearchParams): number | null {
  const id = search.get("company_id") ?? "";
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
