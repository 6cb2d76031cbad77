import { keysOf, recordOf } from "#shared/record/typed-record.ts";

/** The words of prices, apart from their schemas: pages need them without zod. */

/** The traits of a market. Its quote, page and labels are tables with a row for each market, which the compiler asks for. */
interface MarketTraits {
  /**
   * Keys of a quote's prices, in the order in which tables show them and stored series hold them: a new order needs the
   * stored ones rewritten. Correct scores have `scores` instead.
   */
  readonly outcomes: readonly string[];
  /** How many outcomes win at once: the implied probabilities of a fair book add up to it. */
  readonly winners: 1 | 2;
  /** Permitted lines; null in markets without one. */
  readonly line: "any" | "not_negative" | "whole" | null;
  /** How its bets end (settlement.rules.ts). */
  readonly bet: "handicap" | "total" | "result" | "double_chance" | "score";
  /** The count that its bets are about. */
  readonly counts: "goals" | "corners";
}

const HOME_AWAY = ["home", "away"] as const;
const OVER_UNDER = ["over", "under"] as const;
const RESULTS = ["home", "draw", "away"] as const;
const CHANCES = ["home_draw", "home_away", "draw_away"] as const;

/** Everything that is bet on here, in the order of menus. */
export const MARKET_TRAITS = {
  asian_handicap: { outcomes: HOME_AWAY, winners: 1, line: "any", bet: "handicap", counts: "goals" },
  over_under: { outcomes: OVER_UNDER, winners: 1, line: "not_negative", bet: "total", counts: "goals" },
  match_result: { outcomes: RESULTS, winners: 1, line: null, bet: "result", counts: "goals" },
  european_handicap: { outcomes: RESULTS, winners: 1, line: "whole", bet: "result", counts: "goals" },
  double_chance: { outcomes: CHANCES, winners: 2, line: null, bet: "double_chance", counts: "goals" },
  correct_score: { outcomes: [], winners: 1, line: null, bet: "score", counts: "goals" },
  corner_over_under: {
    outcomes: OVER_UNDER,
    winners: 1,
    line: "not_negative",
    bet: "total",
    counts: "corners",
  },
  corner_handicap: { outcomes: HOME_AWAY, winners: 1, line: "any", bet: "handicap", counts: "corners" },
} as const satisfies Record<string, MarketTraits>;
type Traits = typeof MARKET_TRAITS;
/** A market. */
export type Market = keyof Traits;
/** Markets. */
export const MARKETS: readonly Market[] = keysOf(MARKET_TRAITS);

/** The outcomes of each market. */
export const OUTCOMES = recordOf(MARKETS, (market) => MARKET_TRAITS[market].outcomes) as {
  readonly [M in Market]: Traits[M]["outcomes"];
};

/** True for markets whose prices are for a line. */
export const hasLine = (market: Market): boolean => MARKET_TRAITS[market].line !== null;

/** Markets with a line and two sides. */
export type LineMarket = {
  [M in Market]: Traits[M] extends { readonly line: string; readonly outcomes: readonly [string, string] }
    ? M
    : never;
}[Market];
export const isLineMarket = (market: Market): market is LineMarket =>
  hasLine(market) && OUTCOMES[market].length === 2;
/** {@link isLineMarket} of a row of prices. */
export const isOfLineMarket = <Row extends { readonly market: Market }>(
  row: Row,
): row is Extract<Row, { readonly market: LineMarket }> => isLineMarket(row.market);

/** An outcome of a market: a key of its quotes. */
export type OutcomeOf<M extends Market> = (typeof OUTCOMES)[M][number];
/** The prices of a market, by outcome. */
export type PricesOf<M extends Market> = { readonly [Outcome in OutcomeOf<M>]: number };
