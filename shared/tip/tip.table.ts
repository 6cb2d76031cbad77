import type { OUTCOMES } from "../odds/market.table.ts";
import type { TipMarket } from "./tip-market.table.ts";

export { TIP_MARKETS, type TipMarket } from "./tip-market.table.ts";

/** Minimum of settled tips for an expert's rating: below it chance still decides. */
export const ENOUGH_TIPS = 100;

/** How many of an expert's last results are shown. */
export const LAST_TIPS = 10;

/** Orders of a list of experts: by followers, settled tips, yield, strike rate, or the profit of the last tips. */
export const EXPERT_SORTS = ["followers", "yield", "strike_rate", "form", "count"] as const;
export type ExpertSort = (typeof EXPERT_SORTS)[number];

/** Settled tips from which an expert is ranked by them; experts with fewer come after all others. */
export const RANKED_TIPS = 10;

/** Bounds of a tip's texts in code points; the shortest content is that of product spec section 9. */
export const TIP_LENGTHS = {
  title: { min: 1, max: 120 },
  content: { min: 500, max: 20_000 },
} as const;

/** How long the text of a tip can be read (product spec section 9), seconds from its publication. */
export const TIP_VISIBLE_SECONDS = 24 * 3600;

/** How far ahead of kick-off a tip is published at most, seconds: its text stays until the match is over. */
export const TIP_AHEAD_SECONDS = TIP_VISIBLE_SECONDS - 2 * 3600;

/** Audience of a tip's text: everybody, logged-in readers or followers. From kick-off all see its bet. */
export const TIP_PERMISSIONS = ["free", "members", "followers"] as const;
export type TipPermission = (typeof TIP_PERMISSIONS)[number];

/** An outcome of one of these markets. */
export type TipOutcome = (typeof OUTCOMES)[TipMarket][number];

/** Outcome of a tip. `void`: the stake is returned, because the match was not played to its end as planned. */
export const TIP_RESULTS = ["won", "half_won", "push", "half_lost", "lost", "void"] as const;

/** State of a tip's text: `shown`, for `members` or `followers`, `over` after its time, `deleted`. */
export const TIP_TEXT_STATES = ["shown", "members", "followers", "over", "deleted"] as const;
export type TipTextState = (typeof TIP_TEXT_STATES)[number];

/** Experts that one reader follows at most: their tips are one list. */
export const MOST_FOLLOWED = 100;
