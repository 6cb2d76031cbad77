import * as z from "zod/mini";

/** How a bet on a quarter line ends: half of the stake can win, lose or come back. Source: domain-facts section 3. */
const BET_OUTCOMES = ["won", "half_won", "push", "half_lost", "lost"] as const;
export const BetOutcome = z.enum(BET_OUTCOMES);
export type BetOutcome = z.infer<typeof BetOutcome>;

/** How a total ends: on which side of the line, or half on one. */
const TOTAL_OUTCOMES = ["over", "half_over", "push", "half_under", "under"] as const;
export const TotalOutcome = z.enum(TOTAL_OUTCOMES);
export type TotalOutcome = z.infer<typeof TotalOutcome>;
