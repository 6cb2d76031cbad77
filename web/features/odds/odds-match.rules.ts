import type { Match } from "#shared/match/index.ts";
import { latestKickOff } from "#shared/match/kick-off.rules.ts";
import { statusTable } from "#shared/match/match-status.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import type { PriceMoment } from "#shared/odds/price-state.rules.ts";
import { type PriceStanding, standingFor } from "#shared/odds/standing.rules.ts";

/** The match data that prices need: plain values, so that an unrelated push renders no price. */
export interface OddsMatch extends PriceStanding {
  readonly id: number;
  /** The last moment at which play may begin, seconds UTC: the kick-off if its hour is known. */
  readonly match_time: number;
  readonly live: boolean;
}

/** A match from the view of a period's prices. */
export function oddsMatchOf(match: Match, period: PricePeriod): OddsMatch {
  const { id, status } = match;
  return {
    id,
    match_time: latestKickOff(match),
    live: statusTable[status].live,
    ...standingFor(match, period),
  };
}

/** The point in time for judging prices; `now` in seconds UTC. */
export const momentOf = (match: OddsMatch, now: number): PriceMoment => ({ ...match, now });
