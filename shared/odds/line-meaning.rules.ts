import { type LineMarket, MARKET_TRAITS } from "./market.table.ts";
import type { BetOutcome } from "./outcome.schema.ts";
import type { Phase } from "./price.table.ts";
import { settleHandicap, settleTotal } from "./settlement.rules.ts";

/**
 * Meaning of a line at the current score: how bets on its two sides end if it stays so, and after the next goal (or
 * corner). Source: domain-facts section 3.
 */

/** Counts of both sides: goals, or corners where the market is about those. */
export interface Count {
  readonly home: number;
  readonly away: number;
}

/** `stays`: no more goals. Totals do not depend on the scoring side: for them there is one `next`. */
export type Situation = "stays" | "next_home" | "next_away" | "next";

/** How bets on a line end in one situation. */
export interface LineCase {
  readonly situation: Situation;
  /** How bets end, in the order of `OUTCOMES`: home and away, or over and under. */
  readonly bets: readonly [BetOutcome, BetOutcome];
}

/** A line as it can be bet on. In play it may count from the score at that time. */
export interface LineBet {
  readonly market: LineMarket;
  readonly line: number;
  readonly phase: Phase;
}

const isHandicap = (market: LineMarket): boolean => MARKET_TRAITS[market].bet === "handicap";

/** In play, Asian handicaps are about the goals still to come; every other line counts from the start. */
export const countsFromNow = ({ market, phase }: Pick<LineBet, "market" | "phase">): boolean =>
  market === "asian_handicap" && phase === "inplay";

const NEXT = [
  ["next_home", 1, 0],
  ["next_away", 0, 1],
] as const;

/**
 * The cases of a line at a count. `decided` means that no more goals are possible: then there is one case, and none for
 * a line that counts from an unknown score.
 */
export function lineCases(bet: LineBet, count: Count, decided: boolean): readonly LineCase[] {
  if (decided && countsFromNow(bet)) return [];
  const from = countsFromNow(bet) ? count : { home: 0, away: 0 };
  const betsAt = (home: number, away: number): LineCase["bets"] =>
    isHandicap(bet.market)
      ? [
          settleHandicap(home - from.home, away - from.away, bet.line, "home"),
          settleHandicap(home - from.home, away - from.away, bet.line, "away"),
        ]
      : [settleTotal(home + away, bet.line, "over"), settleTotal(home + away, bet.line, "under")];
  const stays: LineCase = { situation: "stays", bets: betsAt(count.home, count.away) };
  if (decided) return [stays];
  if (!isHandicap(bet.market))
    return [stays, { situation: "next", bets: betsAt(count.home + 1, count.away) }];
  return [
    stays,
    ...NEXT.map(([situation, home, away]) => ({
      situation,
      bets: betsAt(count.home + home, count.away + away),
    })),
  ];
}
