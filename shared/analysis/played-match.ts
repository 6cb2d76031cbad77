import type { Side } from "../match/match.schema.ts";
import { periodOfMinute } from "../match/match-clock.ts";
import type { BetOutcome, TotalOutcome } from "../odds/outcome.schema.ts";
import type { PricePeriod } from "../odds/quote.schema.ts";
import { settleHandicap, totalOutcome } from "../odds/settlement.rules.ts";
import { resultOfSide } from "../standings/side-result.rules.ts";
import type { FormResult } from "../standings/standings.schema.ts";

/** Input of the statistics: past matches as facts, and each of them from one team's side. */

/** Goals of both sides, of a match or of its first half. */
export type Goals = Readonly<Record<Side, number>>;

/** A goal that counts. `minute` 45 with `added` 2 is 45+2; null where the source gives none. */
export interface PlayedGoal {
  /** The side it counts for. */
  readonly side: Side;
  readonly minute: number | null;
  readonly added: number | null;
}

/** Counts of a side that the source keeps beside goals; null where it keeps none. */
export interface SideCounts {
  readonly corners: number | null;
  readonly yellow_cards: number | null;
  readonly red_cards: number | null;
}

/** Handicap and total before kick-off, positive when the home side gives goals; null where there was none. */
export interface PlayedLines {
  readonly handicap: number | null;
  readonly total: number | null;
}

/** A match that is over. Goals are those of regular time, as tables and bets count them. */
export interface PlayedMatch {
  readonly id: number;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  readonly competition_id: number;
  readonly home_id: number;
  readonly away_id: number;
  /** As tables count them (`countedResult`); null where the source gives no score. */
  readonly full: Goals | null;
  /** The winner that counts whatever the goals say (`countedResult`); null or missing where they decide. */
  readonly winner?: Side | "draw" | null | undefined;
  /** The organiser set the result (award, walkover). */
  readonly is_awarded?: boolean | undefined;
  /** Null where the source gives no half-time score. */
  readonly half: Goals | null;
  /** Those that the source lists, in the order of play; overtime may be among them. */
  readonly goals: readonly PlayedGoal[];
  readonly counts: Readonly<Record<Side, SideCounts>>;
  readonly lines: Readonly<Record<PricePeriod, PlayedLines>>;
}

/** Goals for and against the team in view. */
export interface TeamGoals {
  readonly scored: number;
  readonly conceded: number;
}

/** A goal as the team in view saw it. */
export interface TeamGoal {
  readonly scored: boolean;
  readonly minute: number | null;
  readonly added: number | null;
}

/** A match as one of its teams saw it. */
export interface TeamMatch extends SideCounts {
  readonly side: Side;
  /** The result that counts whatever the goals say; null where they decide. */
  readonly stated: FormResult | null;
  readonly full: TeamGoals | null;
  readonly half: TeamGoals | null;
  /** Listed goals of regular time. */
  readonly goals: readonly TeamGoal[];
  /** Outcome of a bet on the team, by market; null without a line or a score. */
  readonly handicap: Readonly<Record<PricePeriod, BetOutcome | null>>;
  readonly total: Readonly<Record<PricePeriod, TotalOutcome | null>>;
}

const asTeam = (goals: Goals | null, side: Side): TeamGoals | null =>
  goals && { scored: goals[side], conceded: goals[side === "home" ? "away" : "home"] };

const betOn = (side: Side, goals: Goals | null, line: number | null): BetOutcome | null =>
  goals === null || line === null ? null : settleHandicap(goals.home, goals.away, line, side);

const totalOf = (goals: Goals | null, line: number | null): TotalOutcome | null =>
  goals === null || line === null ? null : totalOutcome(goals.home + goals.away, line);

const inRegularTime = ({ minute }: PlayedGoal): boolean =>
  minute === null || periodOfMinute(minute) !== "overtime";

const NO_LINE: PlayedLines = { handicap: null, total: null };
const NO_LINES = { full: NO_LINE, half: NO_LINE } as const;

/** The match as the team with this id saw it; the away team, when it is not the home team. */
export function seenBy(teamId: number, match: PlayedMatch): TeamMatch {
  const side = match.home_id === teamId ? "home" : "away";
  const { full, half } = match;
  // Bets on a match that was not played to its end are void.
  const lines = match.is_awarded ? NO_LINES : match.lines;
  return {
    side,
    stated: resultOfSide(match.winner ?? null, side),
    full: asTeam(full, side),
    half: asTeam(half, side),
    goals: match.goals
      .filter(inRegularTime)
      .map(({ minute, added, side: scorer }) => ({ scored: scorer === side, minute, added })),
    ...match.counts[side],
    handicap: {
      full: betOn(side, full, lines.full.handicap),
      half: betOn(side, half, lines.half.handicap),
    },
    total: { full: totalOf(full, lines.full.total), half: totalOf(half, lines.half.total) },
  };
}
