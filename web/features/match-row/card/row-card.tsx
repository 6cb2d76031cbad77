import "#web/features/match-row/card/row-card.css";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { Incident, MatchDetail } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { usePushedMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { commonMinute } from "#web/features/match/as-of-minute.rules.ts";
import { useReachedMinute } from "#web/features/match/as-of-minute.tsx";
import { IncidentIcon } from "#web/features/match/incident-icon.tsx";
import { incidentName } from "#web/features/match/incident-name.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { statRows } from "#web/features/match/match-stats.rules.ts";
import { statName, statText } from "#web/features/match/match-stats.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { AnswerNote } from "../answer-note.tsx";
import { useRefetchOn } from "../use-refetch-on.ts";
import { cardIncidents } from "./row-card.rules.ts";

/** Statistics on a card. */
const STATS = 5;

/** Incidents and some statistics of a match, beside its row. No prices. */
export default function RowCard({ match_id }: { readonly match_id: number }) {
  const pushedAt = usePushedMatch(match_id).match?.updated_at ?? 0;
  const { data: answer, isError, refetch } = useQuery({ ...matchDetailQuery(match_id), staleTime: 5_000 });
  useRefetchOn(pushedAt, refetch);
  // A tooltip holds no controls: pointing at the row again requests the data again.
  if (!answer) return <AnswerNote isFailed={isError} />;
  const incidents = cardIncidents(answer.incidents);
  const hasStats = answer.stats.some(({ period }) => period === "full");
  return (
    <>
      {incidents.length > 0 ? (
        <ol className="row-card-incidents">
          {incidents.map((incident) => (
            <CardLine key={incident.id} incident={incident} />
          ))}
        </ol>
      ) : null}
      {hasStats ? <Stats detail={answer} /> : null}
      {incidents.length === 0 && !hasStats ? <p className="row-note">{m.row_card_empty()}</p> : null}
    </>
  );
}

/** The home side's on the left of its minute, the away side's on the right. */
function CardLine({ incident }: { readonly incident: Incident }) {
  const { kind, side, minute, added, cancelled } = incident;
  return (
    <li data-side={side} data-kind={kind} data-cancelled={cancelled || undefined}>
      <span className="row-card-minute">{minute === null ? "–" : `${formatMinute(minute, added)}'`}</span>
      <span className="row-card-what">
        <span role="img" aria-label={incidentName(kind)}>
          <IncidentIcon kind={kind} />
        </span>
        <Who incident={incident} />
      </span>
    </li>
  );
}

function Who({ incident: { kind, player, other_player } }: { readonly incident: Incident }) {
  if (kind !== "substitution") return <span>{player?.name ?? incidentName(kind)}</span>;
  return (
    <span>
      <span>{other_player?.name ?? m.incident_substitution()}</span>
      {player ? (
        <small>
          <span>{` (${player.name}`}</span>
          <span className="sr-only"> {m.incident_player_out()}</span>
          <span>)</span>
        </small>
      ) : null}
    </span>
  );
}

function Stats({ detail: { match, stats } }: { readonly detail: MatchDetail }) {
  const rows = statRows(stats, "full", useReachedMinute(match)).slice(0, STATS);
  const asOf = commonMinute(rows.map((row) => row.oldMinute));
  return (
    <>
      <table className="row-card-table row-card-stats">
        <caption className="sr-only">{m.match_stats_heading()}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{shownName(match.home)}</th>
            <th scope="col">{m.match_stats_kind()}</th>
            <th scope="col">{shownName(match.away)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, unit, home, away, oldMinute: minute }) => (
            <tr key={kind}>
              <td>{statText(home, unit)}</td>
              <th scope="row">
                <span>{statName(kind)}</span>
                {asOf === null && minute !== null ? <small>{m.stats_as_of_row({ minute })}</small> : null}
              </th>
              <td>{statText(away, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {asOf === null ? null : (
        <p className="mt-1 text-center text-xs text-muted">{m.stats_as_of({ minute: asOf })}</p>
      )}
    </>
  );
}
