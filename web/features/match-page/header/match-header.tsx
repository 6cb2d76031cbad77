import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Side, SideScore } from "#shared/match/index.ts";
import { hasBegun, statusTable } from "#shared/match/match-status.ts";
import { pathOf } from "#shared/url/index.ts";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import { type GoalHighlight, isHighlighted } from "#web/features/live-overlay/match-overlay.ts";
import { RedCards } from "#web/features/match/cards.tsx";
import { MatchState } from "#web/features/match/match-state.tsx";
import { ProvenanceBadge } from "#web/features/match/provenance-badge.tsx";
import { boardOf, halfTimeOf, unknownScore } from "#web/features/match/score.ts";
import { GoalChip } from "#web/features/match-row/goal-chip.tsx";
import { AlertsBell } from "#web/platform/alerts/alerts-bell.tsx";
import { calendarPath } from "#web/platform/calendar/calendar-path.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import {
  dayOf,
  formatDate,
  formatShortDay,
  formatTime,
  isoKickOff,
  kickOffTime,
} from "#web/platform/i18n/format.ts";
import { stageLabel } from "#web/platform/i18n/round-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { toneOf } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { RevealLink } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { ShieldMenu } from "#web/platform/spoiler-shield/shield-menu.tsx";
import { useHiddenResult } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { Icon } from "#web/ui/icon.tsx";
import { MatchResultLine } from "./match-header-result.tsx";
import { ShareButton } from "./match-header-share.tsx";

interface HeaderProps {
  readonly match: Match;
  readonly goal: GoalHighlight | null;
}

/** Country and stage of the match, and a link back to its day; the breadcrumbs name its league. */
export function MatchContext({ match }: { readonly match: Match }) {
  const { country } = match.competition;
  const stage = stageLabel(match);
  const place = [
    ...(shownName(match.competition).includes(shownName(country)) ? [] : [shownName(country)]),
    ...(stage === null ? [] : [stage]),
  ].join(" · ");
  const date = formatDate(match.match_time);
  const name = `${shownName(match.home)} – ${shownName(match.away)}`;
  const day = m.match_back_to_day({ date });
  return (
    <div className="match-context">
      <SiteLink
        to={`${pathOf("home", getLocale())}?date=${dayOf(match.match_time)}`}
        className="text-link"
        aria-label={day}
      >
        <span className="max-sm:hidden">{day}</span>
        <span className="sm:hidden">{`‹ ${date}`}</span>
      </SiteLink>
      <span className="match-context-stage">
        <CountryFlag of={country} size={16} />
        {place === "" ? null : (
          <span className="match-context-place" title={place}>
            {place}
          </span>
        )}
        <ProvenanceBadge provenance={match.provenance} />
      </span>
      <span className="match-context-tools">
        <ConnectionLine following={!statusTable[match.status].final} />
        <AlertsBell kind="match" id={match.id} name={name} />
        <FollowButton kind="match" id={match.id} name={name} matchTime={match.match_time} />
        <ShieldMenu key={match.id} match={match} />
        {hasBegun(match.status) ? null : (
          <a
            href={calendarPath("match", getLocale(), match.id)}
            className="icon-button"
            aria-label={m.calendar_subscribe()}
            title={m.calendar_subscribe()}
          >
            <Icon name="calendar-days" size={18} />
          </a>
        )}
        <ShareButton />
      </span>
    </div>
  );
}

/** Crests, names, score and minute; sticky while the page scrolls. */
export function MatchHeader({ match, goal }: HeaderProps) {
  return (
    <header
      className="match-header"
      data-tone={toneOf(match)}
      data-goal={goal?.kind}
      data-match-id={match.id}
    >
      <h1 className="sr-only">{`${shownName(match.home)} ${m.match_versus()} ${shownName(match.away)}`}</h1>
      <HeaderTeam match={match} side="home" goal={goal} />
      <div className="match-header-middle">
        <HeaderScore match={match} goal={goal} />
        {match.status === "not_started" ? <Countdown match={match} /> : <MatchState match={match} isRoomy />}
        <HeaderNotes match={match} />
      </div>
      <HeaderTeam match={match} side="away" goal={goal} />
      <MatchResultLine match={match} />
    </header>
  );
}

function HeaderTeam({ match, side, goal }: HeaderProps & { readonly side: Side }) {
  const team = match[side];
  return (
    <div className="match-header-team" data-side={side} data-winner={match.winner === side || undefined}>
      <Crest of={team} size={64} className="match-header-crest" />
      <span className="match-header-name">
        <SiteLink
          to={pathOf("team", getLocale(), { id: team.id })}
          className="match-header-link"
          translate="no"
        >
          {shownName(team)}
        </SiteLink>
        {match.winner === side ? <span className="sr-only">({m.match_winner()})</span> : null}
      </span>
      <CardCounts score={match.score[side]} />
      {goal && isHighlighted(goal, side) ? <GoalChip kind={goal.kind} /> : null}
    </div>
  );
}

function HeaderScore({ match, goal }: HeaderProps) {
  const board = boardOf(match);
  if (useHiddenResult(match)) {
    return (
      <span className="match-header-score match-header-dash" title={m.shield_hidden_score()}>
        ? - ?
      </span>
    );
  }
  if (!board && hasBegun(match.status) && match.status !== "cancelled") {
    // Its kick-off time would look like a clock beside the minute, or like one to come.
    return (
      <span className="match-header-score match-header-dash" title={unknownScore(match)}>
        –
      </span>
    );
  }
  if (!board) {
    return (
      <time className="match-header-score" translate="no" dateTime={isoKickOff(match)}>
        {match.time_unknown ? formatShortDay(dayOf(match.match_time)) : formatTime(match.match_time)}
      </time>
    );
  }
  return (
    <span className="match-header-score" translate="no">
      <span data-side="home" data-goal={isHighlighted(goal, "home") || undefined}>
        {board.home}
      </span>
      <span className="match-header-dash">-</span>
      <span data-side="away" data-goal={isHighlighted(goal, "away") || undefined}>
        {board.away}
      </span>
    </span>
  );
}

/**
 * The line under the state is always reserved: the date before the match (that of a match without an hour stands in its
 * place), the half-time score later.
 */
function HeaderNotes({ match }: { readonly match: Match }) {
  const half = match.status === "first_half" ? null : halfTimeOf(match);
  return (
    <span className="match-header-note">
      {half ? <span title={m.half_time_score_label(half)}>{m.half_time_score(half)}</span> : null}
      {useHiddenResult(match) ? <RevealLink of="match" className="text-link" /> : null}
      {(match.status === "not_started" && !match.time_unknown) ||
      (match.status === "result_unknown" && !half) ? (
        <span>{formatDate(match.match_time)}</span>
      ) : null}
    </span>
  );
}

/** A side's cards under its name. The line is always reserved. */
function CardCounts({ score: { yellow, red } }: { readonly score: SideScore }) {
  return (
    <span className="match-header-cards">
      {yellow ? (
        <span
          className="yellow-card"
          role="img"
          aria-label={m.yellow_cards({ count: yellow })}
          title={m.yellow_cards({ count: yellow })}
        >
          {yellow > 1 ? yellow : null}
        </span>
      ) : null}
      <RedCards count={red} />
    </span>
  );
}

/** The time until kick-off in its two largest units. Seconds have two digits, so that the line keeps its width. */
export function countdownText(secondsLeft: number): string {
  const left = Math.floor(secondsLeft);
  if (left <= 0) return m.match_countdown_due();
  const [days, hours] = [Math.floor(left / 86_400), Math.floor(left / 3_600) % 24];
  const minutes = Math.floor(left / 60) % 60;
  if (days > 0) return m.match_countdown_days({ days, hours });
  if (hours > 0) return m.match_countdown_hours({ hours, minutes });
  return m.match_countdown_minutes({ minutes, seconds: String(left % 60).padStart(2, "0") });
}

/** Countdown to kick-off, or that its hour is unknown. Not announced as it runs: the kick-off time stands above it. */
function Countdown({ match }: { readonly match: Match }) {
  const text = useClockValue((nowMs) =>
    match.time_unknown ? kickOffTime(match) : countdownText(match.match_time - nowMs / 1000),
  );
  return <span className="match-countdown">{text}</span>;
}
