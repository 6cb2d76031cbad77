import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Side } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Alert } from "./alert.rules.ts";
import { kindText } from "./news-label.ts";

interface AlertCardProps {
  readonly alert: Alert;
  /** Minute and player. */
  readonly detail?: ReactNode;
  readonly onClose: () => void;
}

/** An event of a match, linked to its match. Hidden from screen readers, because the list's announcer reads it out. */
export function AlertCard({ alert: { kind, sides, match }, detail, onClose }: AlertCardProps) {
  return (
    <article className="alert" data-kind={kind}>
      <SiteLink to={pathOf("match", getLocale(), { id: match.id })} className="alert-link" onClick={onClose}>
        <span className="alert-head">
          <b className="alert-kind">{kindText(kind)}</b>
          <span className="truncate">{shownName(match.competition)}</span>
        </span>
        {(["home", "away"] as const).map((side) => (
          <AlertTeam
            key={side}
            match={match}
            side={side}
            highlighted={sides.includes(side)}
            hasScore={kind !== "kick_off"}
          />
        ))}
        {/* It keeps its line: the card must not grow under a finger. */}
        {kind === "goal" || kind === "red" ? <span className="alert-detail">{detail}</span> : null}
      </SiteLink>
      <button type="button" className="icon-button" aria-label={m.alert_close()} onClick={onClose}>
        <Icon name="x" size={18} />
      </button>
    </article>
  );
}

interface AlertTeamProps {
  readonly match: Match;
  readonly side: Side;
  /** The side of the event. */
  readonly highlighted: boolean;
  readonly hasScore: boolean;
}

function AlertTeam({ match, side, highlighted, hasScore }: AlertTeamProps) {
  const team = match[side];
  return (
    <span className="alert-team" data-marked={highlighted || undefined}>
      <Crest of={team} size={20} />
      <span className="min-w-0 truncate">{shownName(team)}</span>
      {hasScore ? <span className="alert-score">{boardScore(match.score)[side] ?? 0}</span> : null}
    </span>
  );
}
