import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Side } from "#shared/match/index.ts";
import { hasBegun } from "#shared/match/match-status.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { SidesAsOf } from "#web/features/match/as-of-minute.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { formatDate, formatMoment } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { CONFIRMED_BEFORE_S, type ShownSide } from "./lineup.rules.ts";
import { LineupList } from "./lineup-list.tsx";
import { Pitch } from "./pitch.tsx";

interface LineupPanelProps {
  readonly match: Match;
  readonly confirmed: boolean;
  readonly sides: readonly ShownSide[];
}

/** Pitch and lists of both sides, and the expected time of line-ups. */
export function LineupPanel({ match, confirmed, sides }: LineupPanelProps) {
  const own = sides.filter(({ from }) => from === null);
  const isLast = sides.length > 0 && own.length === 0;
  return (
    <section className="panel" aria-labelledby="lineups">
      <div className="panel-bar">
        <h2 id="lineups">{isLast ? m.lineup_last_heading() : m.lineup_heading()}</h2>
        <SidesAsOf match={match} minutes={ratingMinutes(own)} textOf={m.ratings_as_of} />
        {own.length > 0 ? <ConfirmedBadge confirmed={confirmed} /> : null}
      </div>
      <LineupNote match={match} confirmed={confirmed} known={own.length} />
      {sides.length > 0 ? (
        <>
          <div className="lineup-board">
            {sides.map((shown) => (
              <SideHead key={shown.side} shown={shown} />
            ))}
            <Pitch sides={sides} />
          </div>
          <div className="lineup-sides">
            {sides.map(({ side, lineup }) => (
              <LineupList key={side} lineup={lineup} />
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}

/** Minutes of the ratings of the sides that have any. */
const ratingMinutes = (sides: readonly ShownSide[]) =>
  Object.fromEntries(
    sides
      .filter(({ lineup }) => lineup.players.some(({ rating }) => rating !== null))
      .map(({ side, lineup }) => [side, lineup.ratings_as_of_minute ?? null]),
  );

function ConfirmedBadge({ confirmed }: { readonly confirmed: boolean }) {
  return (
    <span
      className="lineup-badge"
      data-confirmed={confirmed || undefined}
      title={confirmed ? m.lineup_confirmed_hint() : m.lineup_predicted_hint()}
    >
      {confirmed ? m.lineup_confirmed() : m.lineup_predicted()}
    </span>
  );
}

interface LineupNoteProps {
  readonly match: Match;
  readonly confirmed: boolean;
  /** Sides with a known line-up for this match. */
  readonly known: number;
}

/** Expected time of the line-ups, while one is missing. */
function LineupNote({ match, confirmed, known }: LineupNoteProps) {
  if (confirmed && known === 2) return null;
  const when = { moment: formatMoment(match.match_time - CONFIRMED_BEFORE_S) };
  const isAhead = match.status === "not_started" && !match.time_unknown;
  if (known > 0) return isAhead ? <p className="lineup-note">{m.lineup_confirmed_when(when)}</p> : null;
  if (isAhead) return <p className="lineup-note">{m.lineup_none_when(when)}</p>;
  const isPlayed = hasBegun(match.status);
  return <p className="lineup-note">{isPlayed ? m.lineup_none_reported() : m.lineup_none_yet()}</p>;
}

/** The side's name and formation, and the match it is from if that is another one. */
function SideHead({ shown: { side, lineup, from } }: { readonly shown: ShownSide }) {
  const { team, formation } = lineup;
  return (
    <div className="lineup-head" data-side={side}>
      <Crest of={team} size={20} className="lineup-crest" />
      <b className="lineup-head-team">{shownName(team)}</b>
      {formation === null ? null : (
        <span className="lineup-formation" title={m.lineup_formation({ formation })}>
          {formation}
        </span>
      )}
      {from === null ? null : <LastMatch match={from} />}
    </div>
  );
}

function LastMatch({ match }: { readonly match: NonNullable<ShownSide["from"]> }) {
  const board = boardScore(match.score);
  const scoreOf = (side: Side) => board[side] ?? "–";
  return (
    <SiteLink to={pathOf("match", getLocale(), { id: String(match.id) })} className="lineup-last text-link">
      {m.lineup_last_of({
        home: shownName(match.home),
        score: `${scoreOf("home")}-${scoreOf("away")}`,
        away: shownName(match.away),
        date: formatDate(match.match_time),
      })}
    </SiteLink>
  );
}
