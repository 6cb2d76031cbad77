import type { MatchStatus } from "../match/match-status.ts";
import type { BetOutcome } from "../odds/outcome.schema.ts";
import type { PricePeriod } from "../odds/price.table.ts";
import {
  type DoubleChance,
  europeanHandicapResult,
  profitOf,
  settleDoubleChance,
  settleHandicap,
  settleTotal,
} from "../odds/settlement.rules.ts";
import type { TIP_RESULTS } from "./tip.table.ts";

interface Goals {
  readonly home: number;
  readonly away: number;
}

/** The bet of a tip. A line is as the bookmaker quoted it: positive when the home side gives goals. */
export type BetTerms = { readonly period: PricePeriod } & (
  | { readonly market: "asian_handicap"; readonly outcome: "home" | "away"; readonly line: number }
  | { readonly market: "over_under"; readonly outcome: "over" | "under"; readonly line: number }
  | { readonly market: "match_result"; readonly outcome: "home" | "draw" | "away"; readonly line: null }
  | {
      readonly market: "european_handicap";
      readonly outcome: "home" | "draw" | "away";
      readonly line: number;
    }
  | { readonly market: "double_chance"; readonly outcome: DoubleChance; readonly line: null }
);

/** How far a match has come, as tips are settled by it. Goals of regular time: neither overtime nor a shoot-out counts. */
export interface TipMatch {
  readonly status: MatchStatus;
  /** The organiser decided it (award, walkover) instead of play. */
  readonly awarded?: boolean;
  readonly full: Goals | null;
  /** At half-time. */
  readonly half: Goals | null;
}

/** See {@link TIP_RESULTS}. */
export type TipResult = (typeof TIP_RESULTS)[number];

/** A match that is cancelled, postponed, abandoned or awarded voids every bet, at any score: bets are about play. */
const VOIDING: readonly MatchStatus[] = ["postponed", "cancelled", "abandoned"];

function outcomeAt({ market, outcome, line }: BetTerms, { home, away }: Goals): BetOutcome {
  switch (market) {
    case "asian_handicap":
      return settleHandicap(home, away, line, outcome);
    case "over_under":
      return settleTotal(home + away, line, outcome);
    case "match_result":
      return europeanHandicapResult(home, away, 0) === outcome ? "won" : "lost";
    case "european_handicap":
      return europeanHandicapResult(home, away, line) === outcome ? "won" : "lost";
    case "double_chance":
      return settleDoubleChance(home, away, outcome);
  }
}

/**
 * Outcome of a tip; null while open. A first half counts only when the match is over, because the match may still be
 * abandoned. A match that ended without a known score stays open.
 */
export function settleTip(terms: BetTerms, match: TipMatch): TipResult | null {
  if (VOIDING.includes(match.status) || (match.status === "ended" && match.awarded)) return "void";
  if (match.status !== "ended") return null;
  const goals = terms.period === "full" ? match.full : match.half;
  return goals && outcomeAt(terms, goals);
}

/** Profit of one staked unit at a decimal price, the stake not included. */
export const tipProfit = (result: TipResult, price: number): number =>
  result === "void" ? 0 : profitOf(result, price);
