import type { Locale } from "./locale.ts";

/** The odds pages by path, as the product spec names them (section 2); shared/odds/odds-page.table.ts has their markets. */
const ODDS_PAGE =
  "oddscomp|asian-handicap-odds|1x2-odds|over-under-odds|corner-ou-odds|correct-score-odds|euro-handicap-odds|double-chance-odds";

/**
 * Path of every screen in both languages: the spec's constants where it names them, `/en` before the Vietnamese
 * path elsewhere. `:name` stands for one segment, `:name(a|b)` for one of some words. A screen is added here first;
 * routes, links, hreflang and the sitemap follow.
 */
export const screens = {
  home: { vi: "/", en: "/en" },
  match: { vi: "/match/:id", en: "/en/match/:id" },
  odds: { vi: `/:page(${ODDS_PAGE})`, en: `/en/:page(${ODDS_PAGE})` },
  oddsMatch: { vi: `/:page(${ODDS_PAGE})/:id`, en: `/en/:page(${ODDS_PAGE})/:id` },
  oddsHistory: { vi: `/:page(${ODDS_PAGE})/:id/history.csv`, en: `/en/:page(${ODDS_PAGE})/:id/history.csv` },
} as const satisfies Record<string, Record<Locale, string>>;

export type Screen = keyof typeof screens;
