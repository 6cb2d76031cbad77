import { m } from "#messages/paraglide/messages.js";
import type { TableRecord, TableRow } from "#shared/standings/index.ts";
import { type ResultRecord, recordOfForm } from "#shared/standings/table-view.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { BlockFrame, NoData, TeamHeading } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";
import { pairText, percentText, signedText } from "./stat-label.ts";
import { type StatColumn, StatTable } from "./stat-table.tsx";

/** A record like in the table. For the last six matches only results are known, not goals. */
interface StandingRow extends Pick<TableRecord, "played" | "won" | "drawn" | "lost" | "points"> {
  readonly goals?: Pick<TableRecord, "goals_for" | "goals_against" | "goal_difference">;
  readonly position?: number;
}

const columns: readonly StatColumn<StandingRow>[] = [
  { id: "played", short: m.column_played_short, full: m.column_played, textOf: ({ played }) => played },
  { id: "won", short: m.column_won_short, full: m.column_won, textOf: ({ won }) => won },
  { id: "drawn", short: m.column_drawn_short, full: m.column_drawn, textOf: ({ drawn }) => drawn },
  { id: "lost", short: m.column_lost_short, full: m.column_lost, textOf: ({ lost }) => lost },
  {
    id: "goals",
    short: m.column_goals_short,
    full: m.column_goals,
    textOf: ({ goals }) => pairText(goals ? { home: goals.goals_for, away: goals.goals_against } : null),
  },
  {
    id: "goal_difference",
    short: m.column_goal_difference_short,
    full: m.column_goal_difference,
    textOf: ({ goals }) => (goals ? signedText(goals.goal_difference) : "–"),
  },
  { id: "points", short: m.column_points_short, full: m.column_points, textOf: ({ points }) => points },
  {
    id: "position",
    short: m.column_position_short,
    full: m.column_position,
    textOf: ({ position }) => position ?? "–",
  },
  {
    id: "win_percent",
    short: m.analysis_win_percent_short,
    full: m.analysis_win_percent,
    textOf: (row) => percentText(winPercentOf(row)),
  },
];

/** Both teams' positions in the table at kick-off, with their records. */
export function StandingBlock({
  home,
  away,
}: {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}) {
  return (
    <BlockFrame block="standing">
      {[home, away].map(({ team, standing }) => (
        <div key={team.id}>
          <TeamHeading team={team} />
          {standing ? (
            <StatTable
              caption={m.analysis_standing_caption({ team: shownName(team) })}
              head={m.analysis_view()}
              columns={columns}
              rows={rowsOf(standing)}
            />
          ) : (
            <NoData>{m.analysis_standing_none({ team: shownName(team) })}</NoData>
          )}
        </div>
      ))}
    </BlockFrame>
  );
}

const withGoals = (record: TableRecord, position?: number): StandingRow => ({
  ...record,
  goals: record,
  ...(position === undefined ? {} : { position }),
});

const rowsOf = (row: TableRow) => [
  { id: "all", name: m.analysis_view_all(), row: withGoals(row, row.position) },
  { id: "home", name: m.analysis_view_home(), row: withGoals(row.home) },
  { id: "away", name: m.analysis_view_away(), row: withGoals(row.away) },
  { id: "last_six", name: m.analysis_view_last_six(), row: recordOfForm(row.form) },
];

/** Share of matches won, 0 to 100; null for no matches. */
export const winPercentOf = ({ played, won }: Pick<ResultRecord, "played" | "won">): number | null =>
  played > 0 ? (won / played) * 100 : null;
