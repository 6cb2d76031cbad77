import type { Match } from "#shared/match/index.ts";
import { statusTable } from "#shared/match/match-status.ts";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import type { PriceMoment } from "#shared/odds/price-state.rules.ts";
import { type PriceStanding, standingFor } from "#shared/odds/standing.rules.ts";

/** What prices need to know of their match: plain values, so that a push of anything else renders no price. */
export interface OddsMatch extends PriceStanding {
  readonly id: number;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  readonly live: boolean;
}

/** A match as prices of a period see it. */
export function oddsMatchOf(match: Match, period: PricePeriod): OddsMatch {
  const { id, match_time, status } = match;
  return { id, match_time, live: statusTable[status].live, ...standingFor(match, period) };
}

/** The moment by which prices are judged; `now` in seconds UTC. */
export const momentOf = (match: OddsMatch, now: number): PriceMoment => ({ ...match, now });
