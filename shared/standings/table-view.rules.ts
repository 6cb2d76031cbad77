import type { FormResult, Promotion, StandingsTable, TableRecord, TableRow } from "./standings.schema.ts";

/** Which of a team's matches a table counts: all, those at home or away, all as at half-time, or the last six. */
export const TABLE_VIEWS = ["total", "home", "away", "half", "form"] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

/** A view of a table, or the whole table as it stands now. */
export type ShownView = TableView | "live";

/** A season's tables in one view. */
export interface ShownTables {
  readonly tables: readonly StandingsTable[];
  readonly promotions: readonly Promotion[];
  readonly view: ShownView;
  /** The competition's shown name. */
  readonly of: string;
  /** Number of rows; all by default. */
  readonly top?: number;
}

/**
 * The view that an address names; anything else means the whole table, with its matches in play where there are any
 * (`hasLive`).
 */
export const readView = (value: string | null, hasLive: boolean): ShownView =>
  TABLE_VIEWS.find((view) => view === value) ?? (hasLive ? "live" : "total");

/** True if a match of one of the tables is in play. */
export const hasLive = (tables: readonly StandingsTable[]): boolean =>
  tables.some(({ live }) => live != null);

/** A record's values that follow from results alone. */
export type ResultRecord = Pick<TableRecord, "played" | "won" | "drawn" | "lost" | "points">;

/** Goals of a record. */
export type GoalRecord = Pick<TableRecord, "goals_for" | "goals_against" | "goal_difference">;

/** A team's row in a view of its table. */
export interface ViewRow<Row extends TableRow = TableRow> extends ResultRecord {
  /** The row of the whole table. */
  readonly row: Row;
  /** Place in this view. */
  readonly position: number;
  /** Null where goals are not known: of the last six matches only the results are. */
  readonly goals: GoalRecord | null;
}

/** Points from results, three for a win. */
export function recordOfForm(form: readonly FormResult[]): ResultRecord {
  const count = (result: FormResult): number => form.filter((one) => one === result).length;
  const won = count("won");
  const drawn = count("drawn");
  return { played: form.length, won, drawn, lost: count("lost"), points: won * 3 + drawn };
}

const orderOf = (a: ViewRow, b: ViewRow): number =>
  b.points - a.points ||
  (b.goals?.goal_difference ?? 0) - (a.goals?.goal_difference ?? 0) ||
  (b.goals?.goals_for ?? 0) - (a.goals?.goals_for ?? 0) ||
  b.won - a.won ||
  a.row.position - b.row.position;

/** The rows of a table in a view: the whole keeps its rule, a part goes by points, difference, goals, wins. */
export function rowsInView<Row extends TableRow>(rows: readonly Row[], view: TableView): ViewRow<Row>[] {
  if (view === "total")
    return rows.map((row) => ({ ...recordIn(row), row, position: row.position, goals: row }));
  return rows
    .map((row): ViewRow<Row> => {
      if (view === "form") return { ...recordOfForm(row.form), row, position: 0, goals: null };
      return { ...recordIn(row[view]), row, position: 0, goals: row[view] };
    })
    .sort(orderOf)
    .map((row, index) => ({ ...row, position: index + 1 }));
}

const recordIn = ({ played, won, drawn, lost, points }: TableRecord): ResultRecord => ({
  played,
  won,
  drawn,
  lost,
  points,
});
