import type { Match } from "../match/match.schema.ts";
import { type MatchStatus, statusTable } from "../match/match-status.ts";
import type { Count } from "./line-meaning.rules.ts";
import type { PricePeriod } from "./price.table.ts";

/** State of a match, as far as prices of a period are concerned. */
export interface PriceStanding {
  /** Play has begun: prices from before it can no longer be had. */
  readonly begun: boolean;
  /** Nothing more can happen that the prices are about. */
  readonly decided: boolean;
  /** No price can be had any more: it is decided, or the match is not played. */
  readonly closed: boolean;
  /** Score of the period of the prices: regular time or the first half; 0-0 before kick-off, null where unknown. */
  readonly goals: Count | null;
  readonly corners: Count | null;
}

/** A match by its status and its score. */
export type StandingMatch = Pick<Match, "status"> & {
  readonly score: Readonly<
    Record<"home" | "away", Pick<Match["score"]["home"], "goals" | "half" | "corners">>
  >;
};

const NOT_BEGUN: Count = { home: 0, away: 0 };
const countOf = (home: number | null, away: number | null): Count | null =>
  home === null || away === null ? null : { home, away };

/** True once a match has kicked off, also where it broke off, or where its result should be known. */
export const hasBegun = (status: MatchStatus): boolean =>
  statusTable[status].live ||
  statusTable[status].final ||
  status === "interrupted" ||
  status === "result_unknown";

/** Prices of the whole match are about regular time: extra time changes nothing any more. */
const isAfter = (status: MatchStatus, period: PricePeriod): boolean => {
  if (statusTable[status].final || status === "overtime" || status === "penalties") return true;
  return period === "half" && (status === "half_time" || status === "second_half");
};

/** A match as prices of a period see it. */
export function standingFor({ status, score }: StandingMatch, period: PricePeriod): PriceStanding {
  const { home, away } = score;
  const decided = isAfter(status, period);
  const isFirstHalfOver = period === "half" && decided;
  const begun = hasBegun(status);
  const goals = isFirstHalfOver ? countOf(home.half, away.half) : countOf(home.goals, away.goals);
  const corners = isFirstHalfOver ? null : countOf(home.corners, away.corners);
  return {
    begun,
    decided,
    closed: decided || status === "postponed" || status === "result_unknown",
    goals: goals ?? (begun ? null : NOT_BEGUN),
    corners: corners ?? (begun ? null : NOT_BEGUN),
  };
}
