import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Side } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { isoKickOff, kickOffMoment } from "#web/platform/i18n/format.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";
import { statusShort, toneOf } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface TipMatchProps {
  readonly match: Match;
}

/** The match of a tip as one link: teams, kick-off or result, competition. */
export function TipMatch({ match }: TipMatchProps) {
  return (
    <SiteLink
      to={pathOf("match", getLocale(), { id: match.id })}
      className="tip-match"
      data-tone={toneOf(match)}
    >
      <TipMatchFacts match={match} />
    </SiteLink>
  );
}

/** The same without a link. */
export function TipMatchFacts({ match }: TipMatchProps) {
  const { competition } = match;
  const state = statusShort(match);
  return (
    <>
      <span className="tip-match-meta">
        <span title={shownName(competition)}>{shownShortName(competition)}</span>
        <span> · </span>
        <time dateTime={isoKickOff(match)}>{kickOffMoment(match)}</time>
        {state === "" ? null : (
          <>
            <span> · </span>
            <span className="tip-match-state">{state}</span>
          </>
        )}
      </span>
      <span className="tip-match-teams">
        <TipTeam match={match} side="home" />
        <TipScore match={match} />
        <TipTeam match={match} side="away" />
      </span>
    </>
  );
}

function TipTeam({ match, side }: TipMatchProps & { readonly side: Side }) {
  const team = match[side];
  return (
    <span className="tip-match-side" data-side={side}>
      <Crest of={team} size={20} className="shrink-0" />
      <span>{shownName(team)}</span>
    </span>
  );
}

function TipScore({ match: { score } }: TipMatchProps) {
  const { home, away } = boardScore(score);
  if (home === null || away === null) return <span className="tip-match-versus">{m.match_versus()}</span>;
  return <b className="tip-match-score">{`${home}-${away}`}</b>;
}
