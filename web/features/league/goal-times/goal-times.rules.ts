import { GOAL_MINUTES } from "#shared/analysis/goal-minutes.table.ts";
import type { GoalTimes, TeamGoalTimes } from "#shared/analysis/index.ts";
import type { StatSplit } from "../stat-split.ts";

export type GoalKind = keyof GoalTimes;

/** A team's ten counts with their total. */
export interface TimesRow {
  /** Null for all teams together. */
  readonly team: TeamGoalTimes["team"] | null;
  readonly counts: readonly number[];
  readonly sum: number;
  /** The greatest count, which scales the row's bars; at least 1. */
  readonly peak: number;
}

function rowOf(team: TimesRow["team"], counts: readonly number[]): TimesRow {
  const sum = counts.reduce((all, count) => all + count, 0);
  return { team, counts, sum, peak: Math.max(1, ...counts) };
}

/** All teams together, then each team, most goals first; ties keep their order. */
export function timesRows(
  teams: readonly TeamGoalTimes[],
  kind: GoalKind,
  split: StatSplit,
): { readonly all: TimesRow; readonly rows: readonly TimesRow[] } {
  const rows = teams.map((row) => rowOf(row.team, row[split][kind]));
  const counts = GOAL_MINUTES.map((_, at) => rows.reduce((sum, row) => sum + (row.counts[at] ?? 0), 0));
  return { all: rowOf(null, counts), rows: rows.toSorted((a, b) => b.sum - a.sum) };
}
