import { getLocale } from "#messages/paraglide/runtime.js";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { pathOf } from "#shared/url/index.ts";
import type { HistoryName } from "./history-name.ts";

/** Query keys of a history; the page's defaults are left out, so that a history has one URL. */
function searchOf(page: OddsPage, { company_id, market, period }: HistoryName): string {
  const search = new URLSearchParams({ company_id: String(company_id) });
  if (market !== ODDS_PAGES[page].markets[0]) search.set("market", market);
  if (period === "half") search.set("period", period);
  return search.toString();
}

const paramsOf = (page: OddsPage, { match_id }: HistoryName) => ({
  page: ODDS_PAGES[page].path,
  id: match_id,
});

/** URL that shows a history. */
export const historyPath = (page: OddsPage, name: HistoryName): string =>
  `${pathOf("oddsMatch", getLocale(), paramsOf(page, name))}?${searchOf(page, name)}`;

/** URL of its CSV file. */
export const historyCsvPath = (page: OddsPage, name: HistoryName): string =>
  `${pathOf("oddsHistory", getLocale(), paramsOf(page, name))}?${searchOf(page, name)}`;

/** The page without the history. */
export function withoutHistoryPath(page: OddsPage, name: HistoryName): string {
  const path = pathOf("oddsMatch", getLocale(), paramsOf(page, name));
  return name.period === "half" ? `${path}?period=half` : path;
}
