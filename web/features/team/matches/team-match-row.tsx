import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { MatchBrief, Side } from "#shared/match/index.ts";
import { resultOfSide } from "#shared/standings/side-result.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { FormToken } from "#web/platform/football/form-tokens.tsx";
import { formatDate, isoKickOff, kickOffTime } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { statusSentence, statusShort, toneOf } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { scoreOf, sideOf } from "./team-match.rules.ts";

interface TeamMatchRowProps {
  readonly match: MatchBrief;
  /** The team of the list. */
  readonly team_id: number;
}

/** A match in a team's list: one link, with the team's result. */
export const TeamMatchRow = memo(function TeamMatchRow({ match, team_id }: TeamMatchRowProps) {
  const { competition } = match;
  return (
    <li>
      <SiteLink
        to={pathOf("match", getLocale(), { id: match.id })}
        className="team-match"
        data-match-id={match.id}
        data-tone={toneOf(match)}
      >
        <time className="team-match-date" dateTime={isoKickOff(match)}>
          {formatDate(match.match_time)}
        </time>
        <State match={match} />
        <span className="team-match-competition">{shownName(competition)}</span>
        <Team match={match} side="home" isOwn={sideOf(match, team_id) === "home"} />
        <Score match={match} />
        <Team match={match} side="away" isOwn={sideOf(match, team_id) === "away"} />
        <Result match={match} team_id={team_id} />
      </SiteLink>
    </li>
  );
});

/** The kick-off of a coming match; the state of others. */
function State({ match }: Pick<TeamMatchRowProps, "match">) {
  const isAhead = match.status === "not_started";
  return (
    <span className="team-match-state" title={isAhead ? undefined : statusSentence(match)}>
      {isAhead ? kickOffTime(match) : statusShort(match)}
    </span>
  );
}

interface TeamProps {
  readonly match: MatchBrief;
  readonly side: Side;
  readonly isOwn: boolean;
}

function Team({ match, side, isOwn }: TeamProps) {
  const team = match[side];
  return (
    <span
      className="team-match-side"
      data-side={side}
      data-own={isOwn || undefined}
      data-winner={match.winner === side || undefined}
    >
      <Crest of={team} size={20} className="shrink-0" />
      <span className="team-match-name">{shownName(team)}</span>
    </span>
  );
}

function Score({ match }: Pick<TeamMatchRowProps, "match">) {
  const board = scoreOf(match);
  const { home, away } = match.score;
  return (
    <span className="team-match-score">
      <b>{board?.home ?? <span className="sr-only">{m.match_versus()}</span>}</b>
      <span className="team-match-dash" aria-hidden={board === null || undefined}>
        -
      </span>
      <b>{board?.away}</b>
      {home.penalties !== null && away.penalties !== null ? (
        <small title={m.shootout_score({ home: home.penalties, away: away.penalties })}>
          {m.shootout_score_short({ score: `${home.penalties}-${away.penalties}` })}
        </small>
      ) : null}
    </span>
  );
}

function Result({ match, team_id }: TeamMatchRowProps) {
  const result = resultOfSide(match.winner, sideOf(match, team_id));
  return <span className="team-match-result">{result === null ? null : <FormToken result={result} />}</span>;
}
