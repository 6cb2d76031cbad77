import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Tie, TieSide } from "#shared/competition/tie.rules.ts";
import { isLive } from "#shared/match/match-status.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { dayOf, formatShortDay, formatTime, isoKickOff } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { statusShort } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

type Leg = Tie["legs"][number];

/** A tie of the tree: its teams, the goals of each leg and in total, and links to its matches. */
export function TieCard({ tie }: { readonly tie: Tie | null }) {
  if (tie === null) return <UnknownTie />;
  return (
    <div
      className="tie"
      data-live={tie.live || undefined}
      data-legs={tie.legs.length > 1 ? tie.legs.length : undefined}
    >
      <p className="tie-matches">
        {tie.legs.map((leg, at) => (
          <LegLink key={leg.match.id} leg={leg} name={tie.legs.length > 1 ? legName(at, tie) : null} />
        ))}
      </p>
      <TieTeam tie={tie} side={0} />
      <TieTeam tie={tie} side={1} />
    </div>
  );
}

/** A place of the tree with unknown teams. */
function UnknownTie() {
  return (
    <div className="tie" data-unknown="">
      <p className="tie-matches">{m.bracket_not_set()}</p>
      <p className="tie-team">{m.bracket_unknown_team()}</p>
      <p className="tie-team">{m.bracket_unknown_team()}</p>
    </div>
  );
}

/** First and second leg; a third match is a replay. */
function legName(at: number, { legs }: Tie): string {
  if (at > 1 || legs.length > 2) return m.bracket_match({ number: at + 1 });
  return at === 0 ? m.bracket_first_leg() : m.bracket_second_leg();
}

/** A match's kick-off time or score. */
function LegLink({ leg, name }: { readonly leg: Leg; readonly name: string | null }) {
  const { match } = leg;
  const day = formatShortDay(dayOf(match.match_time));
  const isAhead = match.status === "not_started";
  return (
    <SiteLink to={pathOf("match", getLocale(), { id: match.id })} className="tie-match">
      {name === null ? <span className="sr-only">{namesOf(leg)}</span> : <span>{name}</span>}
      <time dateTime={isoKickOff(match)}>
        {isAhead && !match.time_unknown ? `${day} ${formatTime(match.match_time)}` : day}
      </time>
      {isAhead || (name !== null && isPlainEnd(leg)) ? null : (
        <span className="match-state" data-tone={isLive(match.status) ? "live" : "still"}>
          {isLive(match.status) && match.status !== "no_news" ? m.bracket_live() : statusShort(match)}
        </span>
      )}
    </SiteLink>
  );
}

/** Most matches of two-legged ties end after ninety minutes: their score is enough. */
const isPlainEnd = ({ match: { status, score } }: Leg): boolean =>
  status === "ended" && score.home.overtime === null && score.home.penalties === null;

const namesOf = ({ match }: Leg): string => `${shownName(match.home)} - ${shownName(match.away)},`;

interface TieTeamProps {
  readonly tie: Tie;
  readonly side: TieSide;
}

function TieTeam({ tie, side }: TieTeamProps) {
  const team = tie.teams[side];
  const isWinner = tie.winner === side;
  return (
    <p className="tie-team" data-winner={isWinner || undefined} data-out={isOut(tie, side) || undefined}>
      <Crest of={team} size={16} className="shrink-0" />
      <span className="tie-name">{shownName(team)}</span>
      {isWinner ? <span className="sr-only">({m.bracket_through()})</span> : null}
      {tie.legs.length > 1
        ? tie.legs.map(({ match, goals }) => (
            <span key={match.id} className="tie-leg">
              {goals?.[side] ?? "–"}
            </span>
          ))
        : null}
      {tie.shootout ? (
        <span className="tie-shootout" title={m.bracket_shootout()}>
          {`(${tie.shootout[side]})`}
        </span>
      ) : null}
      <b className="tie-goals">{tie.goals?.[side] ?? "–"}</b>
    </p>
  );
}

const isOut = ({ winner }: Tie, side: TieSide): boolean => winner !== null && winner !== side;
