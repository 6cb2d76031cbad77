import type { Market, PricePeriod } from "#shared/odds/index.ts";

/** A bet type of `/odds/bets` that maps to a market. */
export interface Bet {
  readonly market: Market;
  readonly period: PricePeriod;
  /** Values in the order of the market's outcomes; in markets with lines, the prefixes. */
  readonly values: readonly string[];
}

/** Bet types by the provider's ids. */
export const bets: Readonly<Record<number, Bet>> = {
  1: { market: "match_result", period: "full", values: ["Home", "Draw", "Away"] },
  4: { market: "asian_handicap", period: "full", values: ["Home", "Away"] },
  5: { market: "over_under", period: "full", values: ["Over", "Under"] },
  6: { market: "over_under", period: "half", values: ["Over", "Under"] },
  12: { market: "double_chance", period: "full", values: ["Home/Draw", "Home/Away", "Draw/Away"] },
  13: { market: "match_result", period: "half", values: ["Home", "Draw", "Away"] },
  19: { market: "asian_handicap", period: "half", values: ["Home", "Away"] },
  45: { market: "corner_over_under", period: "full", values: ["Over", "Under"] },
};

/** Bookmakers shown first, in that order; the others come after them. */
export const hotCompanies: readonly string[] = ["Bet365", "Pinnacle", "William Hill", "Bwin", "1xBet", "SBO"];
