import type { Market } from "./market.table.ts";
import { isPossibleBet } from "./possible.rules.ts";
import { PHASES, type Phase } from "./price.table.ts";
import type { QuoteBase } from "./quote.schema.ts";
import type { PriceStanding } from "./standing.rules.ts";

/**
 * Availability of a price: only an `open` one can, and counts as the best or for Kelly. A `stale` one is shown
 * with its age; a `past` one is from before a match that has begun; a `closed` one is of a market that is over, or on
 * something that can no longer happen. Seconds UTC.
 */
export type PriceState = "open" | "suspended" | "stale" | "past" | "closed";

/** In play prices move with every minute; a company that is silent for so long has stopped telling. */
export const INPLAY_STALE_S = 5 * 60;
/** Before kick-off a price of a quiet market may stand for a week; after two it is more likely forgotten than meant. */
export const PREMATCH_STALE_S = 14 * 86_400;

/** A quote as its state is judged. */
type Quoted = QuoteBase & {
  /** Of markets that have one. */
  readonly line?: number;
};

/** The subject of a price. */
interface PriceOf {
  readonly market: Market;
  readonly phase: Phase;
}

/** Times that determine the age of a price, and the state of its match. */
export interface PriceMoment extends PriceStanding {
  readonly now: number;
  /** When play began or will, seconds UTC: prices before the match are as old as they were then. */
  readonly match_time: number;
}

/** Age of a price in seconds: now, or at kick-off for the phases that end there. Null where its time is unknown. */
export function priceAge(
  { at }: Pick<QuoteBase, "at">,
  phase: Phase,
  { now, match_time }: Pick<PriceMoment, "now" | "match_time">,
): number | null {
  if (at === null) return null;
  return Math.max(0, (phase === "inplay" ? now : Math.min(now, match_time)) - at);
}

/** Stale: unchanged for too long. The first price of a company is a fact of the past and never stale. */
function isStale(quote: Pick<QuoteBase, "at">, phase: Phase, moment: PriceMoment): boolean {
  const age = priceAge(quote, phase, moment);
  if (phase === "initial" || age === null) return false;
  return age > (phase === "inplay" ? INPLAY_STALE_S : PREMATCH_STALE_S);
}

/**
 * The state of a price. Prices from before the match stay as they were: from kick-off on they are past, whatever
 * happens later. In-play prices close with their period, and with the goal that makes one of their sides impossible,
 * even before the company closes them.
 */
export function priceState(quote: Quoted, { market, phase }: PriceOf, moment: PriceMoment): PriceState {
  if (phase === "inplay") {
    const isPossible = isPossibleBet({ market, line: quote.line ?? null }, moment);
    if (moment.closed || !isPossible) return "closed";
  }
  if (quote.suspended) return "suspended";
  if (moment.begun && phase !== "inplay") return "past";
  if (moment.closed) return "closed";
  return isStale(quote, phase, moment) ? "stale" : "open";
}

/** True if a price from before the match was available then: sums of past prices use only these. */
export const stoodBefore = (quote: Quoted, phase: Phase, moment: PriceMoment): boolean =>
  phase !== "inplay" && !quote.suspended && !isStale(quote, phase, moment);

/** The phase of the latest price of a row; null of a row without any. */
export const latestPhase = (row: { readonly [P in Phase]: unknown }): Phase | null =>
  PHASES.findLast((phase) => row[phase] !== null) ?? null;

/** Readers look for recent changes: the time of a change is red for so long (domain-facts, second reading 1). */
const RECENT_CHANGE_S = 30 * 60;

/** True if a price changed within the last thirty minutes. */
export const isRecentChange = (at: number | null, now: number): boolean =>
  at !== null && now - at >= 0 && now - at <= RECENT_CHANGE_S;
