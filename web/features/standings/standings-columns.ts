import { m } from "#messages/paraglide/messages.js";
import type { TableView, ViewRow } from "#shared/standings/table-view.rules.ts";

/** A numeric column. */
export interface StandingsColumn {
  readonly id: "played" | "won" | "drawn" | "lost" | "goals" | "goal_difference" | "points";
  readonly short: () => string;
  readonly full: () => string;
  readonly textOf: (row: ViewRow) => string | number;
}

/** With its sign; a true minus, because a hyphen is too short beside digits. */
const signed = (value: number): string | number => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : 0);

const COLUMNS: readonly StandingsColumn[] = [
  { id: "played", short: m.column_played_short, full: m.column_played, textOf: ({ played }) => played },
  { id: "won", short: m.column_won_short, full: m.column_won, textOf: ({ won }) => won },
  { id: "drawn", short: m.column_drawn_short, full: m.column_drawn, textOf: ({ drawn }) => drawn },
  { id: "lost", short: m.column_lost_short, full: m.column_lost, textOf: ({ lost }) => lost },
  {
    id: "goals",
    short: m.column_goals_short,
    full: m.column_goals,
    textOf: ({ goals }) => (goals ? `${goals.goals_for}-${goals.goals_against}` : "–"),
  },
  {
    id: "goal_difference",
    short: m.column_goal_difference_short,
    full: m.column_goal_difference,
    textOf: ({ goals }) => (goals ? signed(goals.goal_difference) : "–"),
  },
  { id: "points", short: m.column_points_short, full: m.column_points, textOf: ({ points }) => points },
];

const isOfGoals = ({ id }: StandingsColumn): boolean => id === "goals" || id === "goal_difference";

/** Columns of a view: goals are unknown in the form view. */
export const columnsOf = (view: TableView): readonly StandingsColumn[] =>
  view === "form" ? COLUMNS.filter((column) => !isOfGoals(column)) : COLUMNS;
