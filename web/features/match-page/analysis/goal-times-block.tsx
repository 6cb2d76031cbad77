import { m } from "#messages/paraglide/messages.js";
import { GOAL_MINUTES } from "#shared/analysis/goal-minutes.table.ts";
import type { FirstGoals, GoalTimes } from "#shared/analysis/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { BlockFrame, NoData, TeamHeading } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";
import { SplitChoice } from "./split-choice.tsx";

const COLUMNS = ["scored", "conceded", "first_goal"] as const;
const names = {
  scored: m.analysis_times_scored,
  conceded: m.analysis_times_conceded,
  first_goal: m.analysis_times_first,
} as const satisfies Record<(typeof COLUMNS)[number], () => string>;
const splitKeys = { all: "total", home: "home", away: "away" } as const;

interface GoalTimesBlockProps {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}

/** When both teams score and concede: tables whose cells contain bars. */
export function GoalTimesBlock({ home, away }: GoalTimesBlockProps) {
  const views = [
    { id: "all", name: m.analysis_view_all() },
    { id: "home", name: m.analysis_view_home() },
    { id: "away", name: m.analysis_view_away() },
  ] as const;
  const known = [home, away].some(({ goal_times: { total } }) =>
    COLUMNS.some((column) => peakOf(total[column]) > 0),
  );
  return (
    <BlockFrame block="goal_times">
      {known ? (
        <SplitChoice label={m.analysis_view()} views={views}>
          {({ id, name }) =>
            [home, away].map(({ team, goal_times, first_goals }) => {
              const part = splitKeys[id as keyof typeof splitKeys];
              return (
                <div key={team.id}>
                  <TeamHeading team={team} />
                  <TimesTable
                    caption={m.analysis_times_caption({ team: shownName(team), part: name })}
                    times={goal_times[part]}
                  />
                  <FirstGoalsNote goals={first_goals[part]} />
                </div>
              );
            })
          }
        </SplitChoice>
      ) : (
        <NoData />
      )}
    </BlockFrame>
  );
}

const peakOf = (counts: readonly number[]): number => Math.max(0, ...counts);

function TimesTable({ caption, times }: { readonly caption: string; readonly times: GoalTimes }) {
  // One scale for all three: twice the length is twice the goals.
  const peak = Math.max(1, ...COLUMNS.map((column) => peakOf(times[column])));
  return (
    <table className="analysis-table analysis-times">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.analysis_times_minute()}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {names[column]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GOAL_MINUTES.map((minutes, at) => (
          <tr key={minutes}>
            <th scope="row">{minutes}</th>
            {COLUMNS.map((column) => (
              <TimeCell key={column} kind={column} count={times[column][at] ?? 0} peak={peak} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TimeCellProps {
  readonly kind: (typeof COLUMNS)[number];
  readonly count: number;
  readonly peak: number;
}

function TimeCell({ kind, count, peak }: TimeCellProps) {
  const bar = { "--bar": count / peak };
  return (
    <td data-kind={kind} data-zero={count === 0 || undefined} style={bar}>
      {count}
    </td>
  );
}

const FirstGoalsNote = ({ goals }: { readonly goals: FirstGoals }) => (
  <p className="analysis-note">{m.analysis_times_first_goals(goals)}</p>
);
