import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatDate, kickOffInText } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { pageName } from "./odds-labels.ts";

/** Metadata of a match's odds page. A company's history is a section of the page, not a page of its own. */
export function matchOddsHead(match: Match, page: OddsPage, period: PricePeriod) {
  const words = {
    page: pageName(page),
    home: shownName(match.home),
    away: shownName(match.away),
    date: formatDate(match.match_time),
  };
  const about = { competition: shownName(match.competition), moment: kickOffInText(match) };
  const locale = getLocale();
  return {
    title: period === "half" ? m.odds_match_title_half(words) : m.odds_match_title(words),
    description: m.odds_match_description({ ...words, ...about }),
    ...(period === "half" ? { search: { period } } : {}),
    way: [
      { name: about.competition, path: pathOf("league", locale, { id: match.competition.id }) },
      { name: `${words.home} - ${words.away}`, path: pathOf("match", locale, { id: match.id }) },
    ],
    name: words.page,
  };
}
