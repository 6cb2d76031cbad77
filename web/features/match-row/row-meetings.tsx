import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { dayOf, formatDate } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { History } from "./row.query.ts";
import { meetingsOf } from "./row-more.rules.ts";

interface RowMeetingsProps {
  readonly match: Match;
  readonly history: History;
}

/** Results of the two teams' meetings. */
export function RowMeetings({ match, history: { history } }: RowMeetingsProps) {
  const { matches, record } = meetingsOf(history.head_to_head);
  return (
    <section>
      <h3>{m.analysis_block_head_to_head()}</h3>
      {matches.length === 0 ? (
        <p className="row-more-note">{m.row_more_meetings_none()}</p>
      ) : (
        <>
          <p className="row-more-record">
            {m.row_more_meetings_record({ team: shownName(match.home), ...record })}
          </p>
          <ul className="row-meetings">
            {matches.map(({ match_id, match_time, home, away, board }) => (
              <li key={match_id}>
                <SiteLink to={pathOf("match", getLocale(), { id: match_id })}>
                  <time dateTime={dayOf(match_time)}>{formatDate(match_time)}</time>
                  <span data-side="home">{shownName(home)}</span>
                  <b className="row-meetings-score">{board ? `${board.home}-${board.away}` : "–"}</b>
                  <span>{shownName(away)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
