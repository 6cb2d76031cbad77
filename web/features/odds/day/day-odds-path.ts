import { getLocale } from "#messages/paraglide/runtime.js";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { pathOf } from "#shared/url/index.ts";
import type { DayOddsName } from "./day-odds.query.ts";

/** Path of an odds page of a day with the reader's choices; `today` needs no date. */
export function dayOddsPath(name: DayOddsName, today: string): string {
  const search = new URLSearchParams();
  if (name.company_id !== null) search.set("company_id", String(name.company_id));
  if (name.date !== today) search.set("date", name.date);
  if (name.period === "half" && ODDS_PAGES[name.page].half) search.set("period", "half");
  const path = pathOf("odds", getLocale(), { page: ODDS_PAGES[name.page].path });
  return search.size > 0 ? `${path}?${search}` : path;
}
