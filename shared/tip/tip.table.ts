import type { OUTCOMES } from "../odds/market.table.ts";

/** Settled tips below which nothing is said of how good an expert is: chance still decides. */
export const ENOUGH_TIPS = 100;

/** Bounds of a tip's texts in code points; the shortest content is that of product spec section 9. */
export const TIP_LENGTHS = {
  title: { min: 1, max: 120 },
  content: { min: 500, max: 20_000 },
} as const;

/** How long the text of a tip can be read (product spec section 9), seconds from its publication. */
export const TIP_VISIBLE_SECONDS = 24 * 3600;

/**
 * How far ahead of its match a tip is published at most, seconds before kick-off: the text can be read until the match
 * is over, for which two hours are left.
 */
export const TIP_AHEAD_SECONDS = TIP_VISIBLE_SECONDS - 2 * 3600;

/**
 * Who reads a tip while it can be read: everybody, who is logged in, or who follows its expert. Its bet is theirs alone
 * until kick-off, and everybody's from then on.
 */
export const TIP_PERMISSIONS = ["free", "members", "followers"] as const;
export type TipPermission = (typeof TIP_PERMISSIONS)[number];

/** What can be tipped: markets that the final score settles. */
export const TIP_MARKETS = [
  "asian_handicap",
  "over_under",
  "match_result",
  "european_handicap",
  "double_chance",
] as const;
export type TipMarket = (typeof TIP_MARKETS)[number];

/** An outcome of one of these markets. */
export type TipOutcome = (typeof OUTCOMES)[TipMarket][number];

/** How a tip ends. `void`: the stake comes back, because the match was not played to its end as planned. */
export const TIP_RESULTS = ["won", "half_won", "push", "half_lost", "lost", "void"] as const;

/**
 * What of a tip's text there is for its reader: `shown`; kept for `members` or `followers`; `over` once its time is; `deleted` by
 * whoever wrote it, or with him.
 */
export const TIP_TEXT_STATES = ["shown", "members", "followers", "over", "deleted"] as const;
export type TipTextState = (typeof TIP_TEXT_STATES)[number];

/** Experts that one reader follows at most: their tips are one list. */
export const MOST_FOLLOWED = 100;
