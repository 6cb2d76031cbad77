import { type Market, OUTCOMES } from "../odds/market.table.ts";

/** What a tip can be about ("how to play" on its form): markets that a match's goals settle. */
export const TIP_MARKETS = [
  "asian_handicap",
  "over_under",
  "match_result",
  "european_handicap",
  "double_chance",
] as const satisfies readonly Market[];
export type TipMarket = (typeof TIP_MARKETS)[number];

/** What of a market a tip bets on. */
export type TipOutcome = (typeof OUTCOMES)[TipMarket][number];

/** Whether a market's bets have a line: a handicap or a number of goals. */
export const hasLine = (market: TipMarket): boolean =>
  market === "asian_handicap" || market === "over_under" || market === "european_handicap";

/** Whether a market has an outcome: what callers send may be anything. */
export const isOutcomeOf = (market: TipMarket, outcome: string): outcome is TipOutcome =>
  OUTCOMES[market].some((one) => one === outcome);

/** Who may read a tip's text before and while its match is played: anybody, who is logged in, or who follows its expert. */
export const TIP_PERMISSIONS = ["free", "members", "followers"] as const;
export type TipPermission = (typeof TIP_PERMISSIONS)[number];

/** Fewest characters of a tip's text, and for how long it can be read, seconds (product spec section 9). */
export const TIP_CONTENT_MIN = 500;
export const TIP_VISIBLE_SECONDS = 24 * 3600;

/** Settled tips below which nothing is said of how good an expert is: chance still decides. */
export const ENOUGH_TIPS = 100;
