import "#web/features/match-row/card/row-card.css";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { MatchCorners } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { AnswerNote } from "../answer-note.tsx";
import { cornersQuery } from "../row.query.ts";
import { useRefetchOn } from "../use-refetch-on.ts";
import { type CornerPeriod, cornerPeriods, minutePlaces } from "./corners.rules.ts";

interface CornersCardProps {
  readonly match_id: number;
  /** Another number of corners is another query. */
  readonly version: string;
}

const periodNames = {
  first_half: m.match_stats_period_first_half,
  second_half: m.match_stats_period_second_half,
  full: m.match_stats_period_full,
} as const satisfies Record<CornerPeriod["period"], () => string>;

/** A match's corners by half and by minute. */
export default function CornersCard({ match_id, version }: CornersCardProps) {
  const { data, isError, refetch } = useQuery({ ...cornersQuery(match_id), staleTime: 5_000 });
  useRefetchOn(version, refetch);
  if (!data) return <AnswerNote isFailed={isError} onRetry={refetch} />;
  const { corners } = data;
  return (
    <>
      <Periods corners={corners} />
      <Minutes corners={corners} />
    </>
  );
}

function Periods({ corners }: { readonly corners: MatchCorners }) {
  return (
    <table className="row-card-table">
      <caption className="sr-only">{m.stat_corners()}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{m.match_stats_period()}</span>
          </th>
          <th scope="col" data-side="home">
            {m.analysis_column_home()}
          </th>
          <th scope="col" data-side="away">
            {m.analysis_column_away()}
          </th>
        </tr>
      </thead>
      <tbody>
        {cornerPeriods(corners).map(({ period, home, away }) => (
          <tr key={period} data-part={period}>
            <th scope="row">{periodNames[period]()}</th>
            <td>{home ?? "–"}</td>
            <td>{away ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each corner on a line as long as the match, and the same as a list. */
function Minutes({ corners: { events, home, away } }: { readonly corners: MatchCorners }) {
  if (events.length === 0) {
    const some = (home ?? 0) + (away ?? 0) > 0;
    return <p className="row-note">{some ? m.row_corners_unreported() : m.row_corners_none()}</p>;
  }
  const places = minutePlaces(events.map(({ minute }) => minute));
  return (
    <>
      <div className="corner-line" aria-hidden="true">
        {events.map((event, at) => {
          const place = places[at];
          if (place === null || place === undefined) return null;
          return (
            <i key={`${event.home}-${event.away}`} data-side={event.side} style={{ "--at": `${place}%` }} />
          );
        })}
      </div>
      <ol className="corner-list" aria-label={m.row_corners_minutes()}>
        {events.map((event) => (
          <li key={`${event.home}-${event.away}`} data-side={event.side}>
            <span className="row-card-minute">
              {event.minute === null ? "–" : `${formatMinute(event.minute, event.added)}'`}
            </span>
            <span aria-hidden="true">{`${event.home}-${event.away}`}</span>
            <span className="sr-only">
              {m.row_corners_after({
                team: event.side === "home" ? m.analysis_column_home() : m.analysis_column_away(),
                home: event.home,
                away: event.away,
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
