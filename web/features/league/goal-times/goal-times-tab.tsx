import { useSuspenseQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { GOAL_MINUTES } from "#shared/analysis/goal-minutes.table.ts";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { goalTimesQuery, type LeaguePageData, seasonIdOf } from "../league.query.ts";
import { leagueTabPath } from "../league-tab.ts";
import { captionOf, StatChips, StatPanel } from "../stat-panel.tsx";
import { type StatSplit, splitAt, splitNames, viewOf } from "../stat-split.ts";
import { type GoalKind, type TimesRow, timesRows } from "./goal-times.rules.ts";

const kinds = {
  scored: m.analysis_times_scored,
  conceded: m.analysis_times_conceded,
  first_goal: m.analysis_times_first,
} as const satisfies Record<GoalKind, () => string>;

/** The goals named by a query's `goals`; goals scored by default. */
function kindAt(search: URLSearchParams): GoalKind {
  const goals = search.get("goals");
  if (goals === "conceded") return goals;
  return goals === "first" ? "first_goal" : "scored";
}
const goalsOf = { scored: null, conceded: "conceded", first_goal: "first" } as const;

/** When each team scores, concedes and opens the scoring: a table whose cells contain bars. */
export default function GoalTimesTab({ page }: { readonly page: LeaguePageData }) {
  const { teams } = useSuspenseQuery(goalTimesQuery(seasonIdOf(page))).data;
  const [search] = useSearchParams();
  const [kind, split] = [kindAt(search), splitAt(search)];
  if (timesRows(teams, "scored", "total").all.sum === 0) return <EmptyPanel text={m.league_updating()} />;
  const { all, rows } = timesRows(teams, kind, split);
  const hrefOf = (goals: GoalKind, view: StatSplit) =>
    leagueTabPath(page, "goal-times", { goals: goalsOf[goals], view: viewOf(view) });
  return (
    <>
      <div className="league-stat-choices">
        <StatChips
          label={m.league_times_kinds()}
          choices={kinds}
          chosen={kind}
          hrefOf={(one) => hrefOf(one, split)}
        />
        <StatChips
          label={m.league_splits()}
          choices={splitNames}
          chosen={split}
          hrefOf={(one) => hrefOf(kind, one)}
        />
      </div>
      <StatPanel tab="goal-times">
        <DataTable
          caption={`${captionOf(page, "goal-times")}: ${kinds[kind]()}, ${splitNames[split]()}`}
          className="league-stat-times"
        >
          <thead>
            <tr>
              <th scope="col">{m.league_column_team()}</th>
              {GOAL_MINUTES.map((minutes) => (
                <th key={minutes} scope="col">
                  {minutes}
                </th>
              ))}
              <th scope="col">{m.league_times_sum()}</th>
            </tr>
          </thead>
          <tbody>
            {[all, ...rows].map((row) => (
              <TimesLine key={row.team?.id ?? "all"} row={row} kind={kind} />
            ))}
          </tbody>
        </DataTable>
        <p className="league-stat-note">{m.league_times_note()}</p>
      </StatPanel>
    </>
  );
}

function TimesLine({ row, kind }: { readonly row: TimesRow; readonly kind: GoalKind }) {
  const { team, counts, sum, peak } = row;
  return (
    <tr data-all={team === null || undefined}>
      <th scope="row">{team ? <TeamLink team={team} /> : m.league_times_all()}</th>
      {counts.map((count, at) => (
        <td
          key={GOAL_MINUTES[at]}
          className="league-stat-bar"
          data-kind={kind}
          data-zero={count === 0 || undefined}
          style={{ "--bar": count / peak } as CSSProperties}
        >
          {count}
        </td>
      ))}
      <td>
        <b>{sum}</b>
      </td>
    </tr>
  );
}
