import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { formatDate, isoKickOff } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { BlockFrame, NoData, TeamHeading } from "./block-frame.tsx";
import type { ShownTeamAnalysis } from "./past-row.rules.ts";

interface ScheduleBlockProps {
  readonly home: ShownTeamAnalysis;
  readonly away: ShownTeamAnalysis;
}

/** Both teams' next matches, with the days until then. */
export function ScheduleBlock({ home, away }: ScheduleBlockProps) {
  return (
    <BlockFrame block="schedule">
      <div className="analysis-sides">
        {[home, away].map(({ team, schedule }) => (
          <div key={team.id}>
            <TeamHeading team={team} />
            {schedule.length > 0 ? (
              <ScheduleTable
                caption={m.analysis_schedule_caption({ team: shownName(team) })}
                schedule={schedule}
              />
            ) : (
              <NoData>{m.analysis_schedule_none()}</NoData>
            )}
          </div>
        ))}
      </div>
    </BlockFrame>
  );
}

interface ScheduleTableProps {
  readonly caption: string;
  readonly schedule: ShownTeamAnalysis["schedule"];
}

function ScheduleTable({ caption, schedule }: ScheduleTableProps) {
  return (
    <table className="analysis-table analysis-schedule">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.analysis_column_date()}</th>
          <th scope="col">{m.analysis_view()}</th>
          <th scope="col">{m.analysis_column_gap()}</th>
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ match, gap_days }) => (
          <tr key={match.id}>
            <th scope="row" title={shownName(match.competition)}>
              <time dateTime={isoKickOff(match)}>{formatDate(match.match_time)}</time>
              <span className="analysis-competition">{shownName(match.competition)}</span>
            </th>
            <td>
              <SiteLink to={pathOf("match", getLocale(), { id: String(match.id) })} className="analysis-next">
                {`${shownName(match.home)} - ${shownName(match.away)}`}
              </SiteLink>
            </td>
            <td>{gap_days}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
