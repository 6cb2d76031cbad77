import { PHASES, type Phase } from "./market.table.ts";

/**
 * Whether a price can still be had. A stale or suspended one is shown with its age, and never counts as the best, in an
 * average or for Kelly. Seconds UTC.
 */
export type PriceState = "open" | "suspended" | "stale";

/** In play prices move with every minute; a company that is silent for so long has stopped telling. */
export const INPLAY_STALE_S = 5 * 60;
/** Before kick-off a price of a quiet market may stand for a week; after two it is more likely forgotten than meant. */
export const PREMATCH_STALE_S = 14 * 86_400;

interface PricedAt {
  readonly at: number | null;
  readonly suspended: boolean;
}

/** Moments by which the age of a price is judged. */
export interface PriceMoment {
  readonly now: number;
  /** When play began or will, seconds UTC: prices before the match are as old as they were then. */
  readonly match_time: number;
  /** The match is over: its last prices are what they were at the end, none of them goes stale afterwards. */
  readonly final: boolean;
}

/** How old a price is in seconds: now, or at kick-off for the phases that end there. Null where nobody said when. */
export function priceAge({ at }: PricedAt, phase: Phase, { now, match_time }: PriceMoment): number | null {
  if (at === null) return null;
  return Math.max(0, (phase === "inplay" ? now : Math.min(now, match_time)) - at);
}

/** The state of a price. The first price of a company is a fact of the past and never stale. */
export function priceState(quote: PricedAt, phase: Phase, moment: PriceMoment): PriceState {
  if (quote.suspended) return "suspended";
  const age = priceAge(quote, phase, moment);
  if (phase === "initial" || age === null || (phase === "inplay" && moment.final)) return "open";
  return age > (phase === "inplay" ? INPLAY_STALE_S : PREMATCH_STALE_S) ? "stale" : "open";
}

/** The phase of the latest price of a row; null of a row without any. */
export const latestPhase = (row: { readonly [P in Phase]: unknown }): Phase | null =>
  PHASES.findLast((phase) => row[phase] !== null) ?? null;

/** The state of a latest price: once there is play (`playing`), nobody can have one from before it any more. */
export function latestPriceState(
  quote: PricedAt,
  phase: Phase,
  playing: boolean,
  moment: PriceMoment,
): PriceState {
  if (playing && phase !== "inplay" && !quote.suspended) return "stale";
  return priceState(quote, phase, moment);
}

/** Readers look for what moved lately: the moment of a change is red for so long (domain-facts, second reading 1). */
export const RECENT_CHANGE_S = 30 * 60;

/** Whether a price changed within the last thirty minutes. */
export const isRecentChange = (at: number | null, now: number): boolean =>
  at !== null && now - at >= 0 && now - at <= RECENT_CHANGE_S;
