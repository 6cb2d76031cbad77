import { m } from "#messages/paraglide/messages.js";
import { formatDay } from "#web/platform/i18n/format.ts";
import { pageName } from "../odds-labels.ts";
import type { DayOddsName } from "./day-odds.query.ts";

/** Title and description of an odds page of a day. */
export function dayOddsTitle({ page: name, period, date: day }: DayOddsName, today: string) {
  const [page, date] = [pageName(name), formatDay(day)];
  const description = m.odds_day_description({ page, date });
  if (day === today) {
    return {
      description,
      title: period === "half" ? m.odds_day_title_half({ page }) : m.odds_day_title({ page }),
    };
  }
  const named = { page, date };
  return {
    description,
    title: period === "half" ? m.odds_day_title_half_date(named) : m.odds_day_title_date(named),
  };
}

/** The query that identifies a page of its own: day and period; a company's prices are only a view of it. */
export function dayOddsSearch({ period, date }: DayOddsName, today: string): Record<string, string> {
  return { ...(date === today ? {} : { date }), ...(period === "half" ? { period } : {}) };
}
