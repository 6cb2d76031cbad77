import {
  formResultOf,
  type PastMatch,
  type PlayedMatch,
  type SeasonMatch,
  seenBy,
} from "#shared/analysis/index.ts";
import { isAward, type Side } from "#shared/match/index.ts";
import type { PricePeriod } from "#shared/odds/index.ts";
import { countedResult } from "#shared/standings/index.ts";
import { toMatchBrief } from "../match/match.mapping.ts";
import type { MatchRow } from "../match/match-row.sql.ts";
import type { ClosingPrices } from "./closing-price.mapping.ts";
import type { GoalRow, PlayedRow } from "./played-row.sql.ts";
import type { SeasonStatRow } from "./season-statistics.queries.ts";

/** The one place that maps rows of past matches to facts, and facts to response rows. */

function linesOf(closing: ClosingPrices | undefined, period: PricePeriod) {
  const prices = closing?.prices[period];
  return { handicap: prices?.asian_handicap?.line ?? null, total: prices?.over_under?.line ?? null };
}

const pairOf = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away };

const countsOf = (row: PlayedRow, side: Side) => ({
  corners: row[`state_${side}_corners`],
  yellow_cards: row[`state_${side}_yellow`],
  red_cards: row[`state_${side}_red`],
});

const scoreOf = (row: PlayedRow, side: Side) => ({
  goals: row[`state_${side}_goals`],
  overtime: row[`state_${side}_overtime`],
  penalties: row[`state_${side}_penalties`],
});

const countedOf = (row: PlayedRow) =>
  countedResult({
    score: { home: scoreOf(row, "home"), away: scoreOf(row, "away") },
    winner: row.state_winner,
    decided_by: row.state_decided_by,
  });

/** Goals at the end: after overtime where it was played, of an award those that count. */
const boardOf = (row: PlayedRow) =>
  isAward(row.state_decided_by)
    ? (countedOf(row)?.goals ?? null)
    : pairOf(
        row.state_home_overtime ?? row.state_home_goals,
        row.state_away_overtime ?? row.state_away_goals,
      );

/** A past match as input of the statistics. */
export function toPlayed(
  row: PlayedRow,
  goals: readonly GoalRow[] = [],
  closing?: ClosingPrices | undefined,
): PlayedMatch {
  const { id, match_time, competition_id, home_id, away_id } = row;
  const counted = countedOf(row);
  return {
    id,
    match_time,
    competition_id,
    home_id,
    away_id,
    winner: counted?.winner,
    is_awarded: isAward(row.state_decided_by),
    full: counted?.goals ?? null,
    half: pairOf(row.state_home_half, row.state_away_half),
    goals,
    counts: { home: countsOf(row, "home"), away: countsOf(row, "away") },
    lines: { full: linesOf(closing, "full"), half: linesOf(closing, "half") },
  };
}

/** A past match in a team's history. */
export function toPastMatch(
  teamId: number,
  row: MatchRow,
  played: PlayedMatch,
  closing: ClosingPrices | undefined,
): PastMatch {
  const seen = seenBy(teamId, played);
  const { asian_handicap, over_under, match_result } = closing?.prices.full ?? {};
  const bet = seen.handicap.full;
  const total = seen.total.full;
  return {
    match: toMatchBrief(row),
    result: formResultOf(seen),
    company: closing?.company ?? null,
    asian_handicap:
      asian_handicap && bet
        ? { line: asian_handicap.line, home: asian_handicap.home, away: asian_handicap.away, outcome: bet }
        : null,
    over_under:
      over_under && total
        ? { line: over_under.line, over: over_under.over, under: over_under.under, outcome: total }
        : null,
    match_result: match_result
      ? { home: match_result.home, draw: match_result.draw, away: match_result.away }
      : null,
  };
}

interface MatchDetails {
  readonly goals?: readonly GoalRow[] | undefined;
  readonly stats?: readonly SeasonStatRow[] | undefined;
}

/** A match as input of one team's season statistics. */
export function toSeasonMatch(
  teamId: number,
  row: PlayedRow,
  { goals = [], stats = [] }: MatchDetails,
): SeasonMatch {
  const side = row.home_id === teamId ? "home" : "away";
  const board = boardOf(row);
  const own = goals.filter((goal) => goal.side === side);
  const penalties = own.filter(({ kind }) => kind === "penalty_goal").length;
  return {
    ...countsOf(row, side),
    board: board && { scored: board[side], conceded: board[side === "home" ? "away" : "home"] },
    penalty_goals: own.length > 0 && own.length === board?.[side] ? penalties : null,
    stats: Object.fromEntries(stats.map((stat) => [stat.kind, stat[side]])),
  };
}
