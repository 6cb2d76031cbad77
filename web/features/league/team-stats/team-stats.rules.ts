import { recordOf } from "#shared/record/typed-record.ts";
import { matchesOf, type StatisticBase } from "#shared/statistic/index.ts";
import type { TeamSeasonStats } from "#shared/team/index.ts";
import { inOrder, type TableOrder } from "#web/platform/table/table-order.rules.ts";

/** A team's statistics; null if the provider does not report one. */
export interface TeamStatistics {
  readonly team: TeamSeasonStats["team"];
  readonly statistics: Readonly<Record<StatColumn, number | null>>;
  /** Number of matches behind each statistic. */
  readonly base: StatisticBase;
}

/** Columns by importance. */
export const STAT_COLUMNS = [
  "played",
  "goals",
  "goals_against",
  "clean_sheets",
  "penalty_goals",
  "shots",
  "shots_on_target",
  "possession",
  "corners",
  "yellow_cards",
  "red_cards",
  "fouls",
  "offsides",
  "passes",
  "passes_percent",
] as const;
export type StatColumn = (typeof STAT_COLUMNS)[number];

/** Columns that are not sums: they are not divided by matches. */
export const MEANS: ReadonlySet<StatColumn> = new Set(["played", "possession", "passes_percent"]);

/** Sums of statistics, or means per match. */
export type StatMeasure = "total" | "average";

function statisticOf(stats: TeamSeasonStats, column: StatColumn, measure: StatMeasure): number | null {
  if (column === "passes_percent") {
    const { passes, passes_accurate } = stats;
    return passes === null || passes_accurate === null || passes === 0
      ? null
      : (100 * passes_accurate) / passes;
  }
  const value = stats[column];
  if (value === null || measure === "total" || MEANS.has(column)) return value;
  const matches = matchesOf(baseOf(stats), column);
  return matches === 0 ? null : value / matches;
}

const baseOf = ({ played, counted }: TeamSeasonStats): StatisticBase => ({
  matches: played,
  counted: { ...counted, passes_percent: counted.passes },
});

/** True if a statistic lacks matches without provider data. */
export const lacksMatches = (rows: readonly TeamStatistics[]): boolean =>
  rows.some(({ base, statistics }) =>
    STAT_COLUMNS.some((column) => statistics[column] !== null && matchesOf(base, column) < base.matches),
  );

/** Numbers of counted matches of a column, over all teams. */
export const basesIn = (rows: readonly TeamStatistics[], column: StatColumn): StatisticBase[] =>
  rows.filter(({ statistics }) => statistics[column] !== null).map(({ base }) => base);

/** A team's row of the table. */
export const teamStatistics = (stats: TeamSeasonStats, measure: StatMeasure): TeamStatistics => ({
  team: stats.team,
  base: baseOf(stats),
  statistics: recordOf(STAT_COLUMNS, (column) => statisticOf(stats, column, measure)),
});

/** Columns with at least one value. */
export const coveredColumns = (rows: readonly TeamStatistics[]): StatColumn[] =>
  STAT_COLUMNS.filter((column) => rows.some(({ statistics }) => statistics[column] !== null));

/** The sort column; `team` is alphabetical. */
export type StatOrder = TableOrder<StatColumn | "team">;

/** The statistics most readers look for. */
export const MOST_GOALS: StatOrder = { column: "goals", descending: true };

/** Teams in sort order. */
export const sortedTeams = (rows: readonly TeamStatistics[], order: StatOrder): TeamStatistics[] =>
  inOrder(rows, order, {
    names: "team",
    nameOf: ({ team }) => team.name,
    statisticOf: ({ statistics }, column: StatColumn) => statistics[column],
  });
