import type { Phase } from "#shared/odds/price.table.ts";

/** Of double chance and European handicap: the first price, and the one at kick-off: each has its own payback (domain-facts section 6). */
export const THREE_WAY_PHASES = ["initial", "instant"] as const satisfies readonly Phase[];
