import { keysOf } from "#shared/record/typed-record.ts";
import type { Market } from "./market.table.ts";
import { MAIN_MARKETS } from "./price.table.ts";

/** Markets with a page and histories of their own. */
export type PagedMarket = Exclude<Market, "corner_handicap">;

/**
 * The odds pages of the site: one that shows the three main markets side by side, and one a market. Paths are the
 * spec's (product spec section 2, odds page prefixes); `half` is true where the market is priced for the first half.
 */
export const ODDS_PAGES = {
  main: { path: "oddscomp", markets: MAIN_MARKETS, half: true },
  asian_handicap: { path: "asian-handicap-odds", markets: ["asian_handicap"], half: true },
  match_result: { path: "1x2-odds", markets: ["match_result"], half: true },
  over_under: { path: "over-under-odds", markets: ["over_under"], half: true },
  corner_over_under: { path: "corner-ou-odds", markets: ["corner_over_under"], half: true },
  correct_score: { path: "correct-score-odds", markets: ["correct_score"], half: false },
  european_handicap: { path: "euro-handicap-odds", markets: ["european_handicap"], half: true },
  double_chance: { path: "double-chance-odds", markets: ["double_chance"], half: true },
} as const satisfies Record<
  "main" | PagedMarket,
  { readonly path: string; readonly markets: readonly Market[]; readonly half: boolean }
>;

/** Name of an odds page; but for `main`, that of its market. */
export type OddsPage = keyof typeof ODDS_PAGES;

/** The page at a path segment (`asian-handicap-odds`), or null where there is none. */
export function oddsPageAt(segment: string): OddsPage | null {
  return keysOf(ODDS_PAGES).find((page) => ODDS_PAGES[page].path === segment) ?? null;
}
