import type { Match } from "#shared/match/index.ts";
import { type MatchStatus, statusTable } from "#shared/match/match-status.ts";
import type { Count } from "#shared/odds/line-meaning.rules.ts";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import type { PriceMoment } from "#shared/odds/price-state.rules.ts";

/** What prices need to know of their match: plain values, so that a push of anything else renders no price. */
export interface OddsMatch {
  readonly id: number;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  /** Nothing more can happen that the prices are about. */
  readonly decided: boolean;
  readonly live: boolean;
  /** Of what the prices are about: regular time or the first half; 0-0 before kick-off, null where nobody knows. */
  readonly goals: Count | null;
  readonly corners: Count | null;
}

const NOT_BEGUN: Count = { home: 0, away: 0 };
const countOf = (home: number | null, away: number | null): Count | null =>
  home === null || away === null ? null : { home, away };

/** Prices of the whole match are about regular time: extra time changes nothing any more. */
const isAfter = (status: MatchStatus, period: PricePeriod): boolean => {
  if (statusTable[status].final || status === "overtime" || status === "penalties") return true;
  return period === "half" && (status === "half_time" || status === "second_half");
};

/** A match as prices of a period see it. */
export function oddsMatchOf({ id, match_time, status, score }: Match, period: PricePeriod): OddsMatch {
  const { home, away } = score;
  const decided = isAfter(status, period);
  const isFirstHalfOver = period === "half" && decided;
  const begun = statusTable[status].live || statusTable[status].final;
  const goals = isFirstHalfOver ? countOf(home.half, away.half) : countOf(home.goals, away.goals);
  const corners = isFirstHalfOver ? null : countOf(home.corners, away.corners);
  return {
    id,
    match_time,
    decided,
    live: statusTable[status].live,
    goals: goals ?? (begun ? null : NOT_BEGUN),
    corners: corners ?? (begun ? null : NOT_BEGUN),
  };
}

/** The moment by which prices are judged; `now` in seconds UTC. */
export const momentOf = ({ match_time, decided }: OddsMatch, now: number): PriceMoment => ({
  now,
  match_time,
  final: decided,
});
