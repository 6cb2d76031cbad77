import { type FigureBase, matchesOf } from "#shared/figure/index.ts";
import type { TeamSeasonStats } from "#shared/team/index.ts";
import { inOrder, type TableOrder } from "#web/platform/table/table-order.rules.ts";

/** A team with its figures; null where the source does not tell one. */
export interface TeamFigures {
  readonly team: TeamSeasonStats["team"];
  readonly figures: Readonly<Record<StatColumn, number | null>>;
  /** Of how many matches each figure is made. */
  readonly base: FigureBase;
}

/** Columns in the order of their importance. */
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

/** Columns that are no sums: they are not divided by matches. */
export const MEANS: ReadonlySet<StatColumn> = new Set(["played", "possession", "passes_percent"]);

/** Whether figures are sums or means a match. */
export type StatMeasure = "total" | "average";

function figureOf(stats: TeamSeasonStats, column: StatColumn, measure: StatMeasure): number | null {
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

const baseOf = ({ played, counted }: TeamSeasonStats): FigureBase => ({
  matches: played,
  counted: { ...counted, passes_percent: counted.passes },
});

/** Whether a figure lacks matches that the source has counted nothing of. */
export const lacksMatches = (rows: readonly TeamFigures[]): boolean =>
  rows.some(({ base, figures }) =>
    STAT_COLUMNS.some((column) => figures[column] !== null && matchesOf(base, column) < base.matches),
  );

/** Teams' bases that a column's figures have. */
export const basesIn = (rows: readonly TeamFigures[], column: StatColumn): FigureBase[] =>
  rows.filter(({ figures }) => figures[column] !== null).map(({ base }) => base);

/** A team's row of the table. */
export const teamFigures = (stats: TeamSeasonStats, measure: StatMeasure): TeamFigures => ({
  team: stats.team,
  base: baseOf(stats),
  figures: Object.fromEntries(
    STAT_COLUMNS.map((column) => [column, figureOf(stats, column, measure)]),
  ) as TeamFigures["figures"],
});

/** Columns that somebody has a figure in. */
export const coveredColumns = (rows: readonly TeamFigures[]): StatColumn[] =>
  STAT_COLUMNS.filter((column) => rows.some(({ figures }) => figures[column] !== null));

/** By which column a table is sorted; `team` is the alphabet. */
export type StatOrder = TableOrder<StatColumn | "team">;

/** What readers look for first. */
export const MOST_GOALS: StatOrder = { column: "goals", descending: true };

/** Teams in an order. */
export const sortedTeams = (rows: readonly TeamFigures[], order: StatOrder): TeamFigures[] =>
  inOrder(rows, order, {
    names: "team",
    nameOf: ({ team }) => team.name,
    figureOf: ({ figures }, column: StatColumn) => figures[column],
  });
