import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import type { History } from "./row.query.ts";
import { goalMinutesOf } from "./row-more.rules.ts";

interface RowGoalMinutesProps {
  readonly match: Match;
  readonly history: History;
}

/** When both teams score: a table whose cells contain bars. */
export function RowGoalMinutes({ match, history }: RowGoalMinutesProps) {
  const home_count = history.history.home.length;
  const away_count = history.history.away.length;
  const note =
    home_count === away_count
      ? m.row_more_goal_times_note_each({ count: home_count })
      : m.row_more_goal_times_note({ home_count, away_count });
  const rows = goalMinutesOf(history);
  const isEmpty = rows.every(({ home, away }) => home + away === 0);
  return (
    <section>
      <h3>{m.row_more_goal_times()}</h3>
      {isEmpty ? (
        <p className="row-more-note">{m.row_more_none()}</p>
      ) : (
        <>
          <table className="row-minutes">
            <caption className="sr-only">{note}</caption>
            <thead>
              <tr>
                <th scope="col">{shownName(match.home)}</th>
                <th scope="col">
                  <span className="sr-only">{m.analysis_times_minute()}</span>
                </th>
                <th scope="col">{shownName(match.away)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ minutes, home, away, home_share, away_share }) => (
                <tr key={minutes}>
                  <td style={{ "--bar": home_share }}>{home}</td>
                  <th scope="row">{`${minutes}'`}</th>
                  <td style={{ "--bar": away_share }}>{away}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="row-more-note" aria-hidden="true">
            {note}
          </p>
        </>
      )}
    </section>
  );
}
