import { m } from "#messages/paraglide/messages.js";
import type { CompetitionRef, TeamRef } from "#shared/match/index.ts";
import { sharesOf } from "#shared/statistic/index.ts";
import type { TeamYear } from "#shared/team/index.ts";
import { LandmarkPanel, useLandmarkName } from "#web/platform/football/team-half.tsx";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { formatPercent, meanLabel } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { teamPath } from "../team-tab.ts";

interface YearsPanelProps {
  readonly team: Pick<TeamRef, "id">;
  /** The competitions to choose from. */
  readonly competitions: readonly CompetitionRef[];
  /** The competition of the shown years; null for none. */
  readonly shown: CompetitionRef | null;
  /** Null if unavailable. */
  readonly years: readonly TeamYear[] | null;
}

/** A team's positions in the last tables of a competition, with its win rate. */
export function YearsPanel({ team, competitions, shown, years }: YearsPanelProps) {
  return (
    <LandmarkPanel heading={m.team_years_heading()}>
      {shown ? (
        <ChoiceForm
          label={m.team_competition()}
          name="comp_id"
          chosen={String(shown.id)}
          choices={competitions.map((one) => ({ value: String(one.id), name: shownName(one) }))}
          path={teamPath(team.id)}
          query={{ tab: "achievements" }}
        />
      ) : null}
      {shown && years && years.length > 0 ? (
        <YearsTable years={years} caption={m.team_years_caption({ competition: shownName(shown) })} />
      ) : (
        <p className="list-nothing">{years === null ? m.team_updating() : m.team_years_none()}</p>
      )}
    </LandmarkPanel>
  );
}

/** Season statistics, each with its short label. */
const columns = [
  { id: "position", short: m.column_position_short, full: m.column_position },
  { id: "played", short: m.column_played_short, full: m.column_played },
  { id: "points", short: m.column_points_short, full: m.column_points },
  { id: "won", short: m.analysis_win_percent_short, full: m.analysis_win_percent },
  { id: "drawn", short: m.analysis_percent_drawn_short, full: m.analysis_percent_drawn },
  { id: "lost", short: m.analysis_percent_lost_short, full: m.analysis_percent_lost },
  { id: "goals_for", short: m.team_average_for_short, full: m.team_average_for },
  { id: "goals_against", short: m.team_average_against_short, full: m.team_average_against },
] as const;

function YearsTable({ years, caption }: { readonly years: readonly TeamYear[]; readonly caption: string }) {
  return (
    <DataTable caption={useLandmarkName(caption)} className="team-years">
      <thead>
        <tr>
          <th scope="col">{m.team_season()}</th>
          {columns.map(({ id, short, full }) => (
            <th key={id} scope="col">
              <abbr title={full()}>{short()}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.season.id}>
            <th scope="row">{year.season.name}</th>
            {columns.map(({ id }) => (
              <td key={id} data-column={id}>
                {cellOf(year, id)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function cellOf({ row }: TeamYear, column: (typeof columns)[number]["id"]): string | number {
  switch (column) {
    case "position":
    case "played":
    case "points":
      return row[column];
    case "goals_for":
    case "goals_against":
      return row.played === 0 ? "–" : meanLabel(row[column] / row.played, column);
    default:
      return row.played === 0 ? "–" : formatPercent(resultShares(row)[column] / 100);
  }
}

/** Percentages of matches won, drawn and lost; the three columns stand together and add up to 100. */
function resultShares(row: TeamYear["row"]): Record<"won" | "drawn" | "lost", number> {
  const [won, drawn, lost] = sharesOf([row.won, row.drawn, row.lost]);
  return { won, drawn, lost };
}
