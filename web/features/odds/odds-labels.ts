import { m } from "#messages/paraglide/messages.js";
import { MARKET_TRAITS, type Market } from "#shared/odds/market.table.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { outcomeLabel } from "#web/platform/i18n/bet-label.ts";

/** Labels of prices in the page's language. */

const pages = {
  main: m.odds_page_main,
  asian_handicap: m.odds_page_asian_handicap,
  match_result: m.odds_page_match_result,
  over_under: m.odds_page_over_under,
  corner_over_under: m.odds_page_corner_over_under,
  correct_score: m.odds_page_correct_score,
  european_handicap: m.odds_page_european_handicap,
  double_chance: m.odds_page_double_chance,
} as const satisfies Record<OddsPage, () => string>;
export const pageName = (page: OddsPage): string => pages[page]();

const phases = {
  initial: m.odds_phase_initial,
  instant: m.odds_phase_instant,
  inplay: m.odds_phase_inplay,
} as const satisfies Record<Phase, () => string>;
export const phaseName = (phase: Phase): string => phases[phase]();

const shortPhases = {
  initial: m.odds_phase_short_initial,
  instant: m.odds_phase_short_instant,
  inplay: m.odds_phase_short_inplay,
} as const satisfies Record<Phase, () => string>;
export const shortPhaseName = (phase: Phase): string => shortPhases[phase]();

const shortMarkets = {
  asian_handicap: m.odds_market_handicap_short,
  over_under: m.odds_market_total_short,
  match_result: m.odds_market_result_short,
  european_handicap: m.odds_page_european_handicap,
  double_chance: m.odds_page_double_chance,
  correct_score: m.odds_page_correct_score,
  corner_over_under: m.odds_market_total_short,
  corner_handicap: m.odds_market_handicap_short,
} as const satisfies Record<Market, () => string>;
/** A market over a group of columns. */
export const shortMarketName = (market: Market): string => shortMarkets[market]();

/** The signs of the three outcomes are universal. */
const signs: Readonly<Record<string, string>> = { home: "1", draw: "X", away: "2" };
/** An outcome over a narrow column. */
export const shortOutcome = (market: Market, outcome: string): string =>
  MARKET_TRAITS[market].bet === "result" ? (signs[outcome] ?? outcome) : outcomeLabel(outcome);
