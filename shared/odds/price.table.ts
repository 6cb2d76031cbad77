/** Words of prices that the first scripts of every page need, apart from the markets (market.table.ts). */

/** The three markets of the live list and the 3-in-1 page. */
export const MAIN_MARKETS = ["asian_handicap", "over_under", "match_result"] as const;
export type MainMarket = (typeof MAIN_MARKETS)[number];

/** Period that a price covers: the whole match (regular time) or the first half. */
export const PRICE_PERIODS = ["full", "half"] as const;
export type PricePeriod = (typeof PRICE_PERIODS)[number];

/**
 * `initial` is the first price before kick-off, `instant` the last one before it, `inplay` the latest since. Null where
 * there is none (yet); a company that enters during play, or of which only the closing price is known, has no initial
 * price.
 */
export const PHASES = ["initial", "instant", "inplay"] as const;
export type Phase = (typeof PHASES)[number];

/** `exchange` is where customers bet against each other; its prices carry a commission and no margin. */
export const COMPANY_KINDS = ["bookmaker", "exchange"] as const;
