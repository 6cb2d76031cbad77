import { memo } from "react";
import type { Match, Side } from "#shared/match/index.ts";
import { isHighlighted } from "#web/features/live-overlay/match-overlay.ts";
import { useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { RedCards } from "#web/features/match/cards.tsx";
import { MatchState } from "#web/features/match/match-state.tsx";
import { boardOf } from "#web/features/match/score.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { isoKickOff, kickOffTime } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { toneOf } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useHiddenResult } from "#web/platform/spoiler-shield/use-hidden-result.ts";

interface MatchLineProps {
  readonly match: Match;
  readonly href: string;
}

/** A match in two lines as a table's first cell, linked, with the current score. Needs match-line.css. */
export const MatchLine = memo(function MatchLine({ match: fetched, href }: MatchLineProps) {
  const { match, goal } = useShownMatch(fetched);
  const board = boardOf(match);
  const isHidden = useHiddenResult(match);
  const side = (side: Side) => (
    <span className="match-line-side" data-winner={match.winner === side || undefined}>
      <Crest of={match[side]} size={16} className="shrink-0" />
      <span className="match-line-name" translate="no">
        {shownName(match[side])}
      </span>
      <RedCards count={match.score[side].red} />
      <b className="match-line-score" translate="no" data-goal={isHighlighted(goal, side) || undefined}>
        {isHidden ? "?" : board?.[side]}
      </b>
    </span>
  );
  return (
    <SiteLink to={href} className="match-line" data-match-id={match.id} data-tone={toneOf(match)}>
      <span className="match-line-when">
        <time translate="no" dateTime={isoKickOff(match)} data-unknown={match.time_unknown || undefined}>
          {kickOffTime(match)}
        </time>
        <MatchState match={match} />
      </span>
      {side("home")}
      {side("away")}
    </SiteLink>
  );
});
