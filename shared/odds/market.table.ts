/** The words of prices, apart from their schemas: pages need them without zod. */

/** Everything that is bet on here, in the order of menus. */
export const MARKETS = [
  "asian_handicap",
  "over_under",
  "match_result",
  "european_handicap",
  "double_chance",
  "correct_score",
  "corner_over_under",
  "corner_handicap",
] as const;
/** Markets. */
export type Market = (typeof MARKETS)[number];

/** The three markets of the live list and the 3-in-1 page. */
export const MAIN_MARKETS = ["asian_handicap", "over_under", "match_result"] as const;
export type MainMarket = (typeof MAIN_MARKETS)[number];

/**
 * Keys of a quote's prices, in the order in which tables show them and stored series hold them: a new order needs the
 * stored ones rewritten. Correct scores have `scores` instead.
 */
export const OUTCOMES = {
  asian_handicap: ["home", "away"],
  over_under: ["over", "under"],
  match_result: ["home", "draw", "away"],
  european_handicap: ["home", "draw", "away"],
  double_chance: ["home_draw", "home_away", "draw_away"],
  correct_score: [],
  corner_over_under: ["over", "under"],
  corner_handicap: ["home", "away"],
} as const satisfies Record<Market, readonly string[]>;

/** An outcome of a market: a key of its quotes. */
export type OutcomeOf<M extends Market> = (typeof OUTCOMES)[M][number];
/** The prices of a market, by outcome. */
export type PricesOf<M extends Market> = { readonly [Outcome in OutcomeOf<M>]: number };

/** Period that a price covers: the whole match (regular time) or the first half. */
export const PRICE_PERIODS = ["full", "half"] as const;
export type PricePeriod = (typeof PRICE_PERIODS)[number];

/**
 * `initial` is the first price before kick-off, `instant` the last one before it, `inplay` the latest since. Null where
 * there is none (yet); a company that enters during play has no initial price.
 */
export const PHASES = ["initial", "instant", "inplay"] as const;
export type Phase = (typeof PHASES)[number];

/** `exchange` is where customers bet against each other; its prices carry a commission and no margin. */
export const COMPANY_KINDS = ["bookmaker", "exchange"] as const;
