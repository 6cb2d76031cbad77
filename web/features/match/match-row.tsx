import { memo, type ReactNode } from "react";
import type { Match, Side } from "#shared/match/index.ts";
import { isLive, type MatchStatus } from "#shared/match/match-status.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatTime, isoInstant } from "#web/platform/format.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { Crest } from "#web/ui/crest.tsx";
import { GoalChip } from "./goal-chip.tsx";
import { useShownMatch } from "./match-overlay.context.tsx";
import { type GoalMark, isMarked } from "./match-overlay.ts";
import { MatchState, toneOf } from "./match-state.tsx";
import { RedCards } from "./red-cards.tsx";
import { boardOf, halfTimeOf, shootOutOf } from "./score.ts";

interface MatchRowProps {
  /** The row as it was fetched; what was pushed since lies over it. */
  readonly match: Match;
  /** Fills the place for prices of a match to come or in play. It must keep its identity. */
  readonly prices?: PricesOfRow | undefined;
}

/** What stands beside a fetched row whose match has come to `status`; once it is over its place stays as it was. */
export type PricesOfRow = (match: Match, status: MatchStatus) => ReactNode;

/** A match that is still to come or in play: it can be bet on. */
export const isOpen = ({ status }: Match): boolean => status === "not_started" || isLive(status);

/** One match of a list: one link, a fixed height, and a state of its own. */
export const MatchRow = memo(function MatchRow({ match: fetched, prices }: MatchRowProps) {
  const { match, goal } = useShownMatch(fetched);
  return (
    <li className="match-row" data-match-id={match.id} data-tone={toneOf(match)} data-goal={goal?.kind}>
      <a href={pathOf("match", getLocale(), { id: match.id })} className="match-row-link">
        <time
          className="match-row-time"
          dateTime={isoInstant(match.match_time)}
          data-alone={match.status === "not_started" || undefined}
        >
          {formatTime(match.match_time)}
        </time>
        <MatchState match={match} />
        <Team match={match} side="home" goal={goal} />
        <RowScore match={match} goal={goal} />
        <Team match={match} side="away" goal={goal} />
        <RowExtra match={match} />
      </a>
      {prices && isOpen(fetched) ? prices(fetched, match.status) : null}
    </li>
  );
});

interface SideProps {
  readonly match: Match;
  readonly side: Side;
  readonly goal: GoalMark | null;
}

function Team({ match, side, goal }: SideProps) {
  const team = match[side];
  return (
    <span className="match-row-team" data-side={side} data-winner={match.winner === side || undefined}>
      <Crest name={team.name} logo={team.logo} size={20} className="match-row-crest" />
      <span className="truncate">{shownName(team)}</span>
      {team.rank === null ? null : (
        <span className="match-row-rank" title={m.rank_label({ rank: team.rank })}>
          [{team.rank}]
        </span>
      )}
      {match.winner === side ? <span className="sr-only">({m.match_winner()})</span> : null}
      <RedCards count={match.score[side].red} />
      {goal && isMarked(goal, side) ? <GoalChip kind={goal.kind} /> : null}
    </span>
  );
}

function RowScore({ match, goal }: Omit<SideProps, "side">) {
  const board = boardOf(match);
  if (!board) {
    return (
      <span className="match-row-score" data-empty>
        <span className="match-row-dash" title={m.score_unknown()}>
          –
        </span>
      </span>
    );
  }
  return (
    <span className="match-row-score">
      <span data-side="home" data-goal={isMarked(goal, "home") || undefined}>
        {board.home}
      </span>
      <span className="match-row-dash">-</span>
      <span data-side="away" data-goal={isMarked(goal, "away") || undefined}>
        {board.away}
      </span>
    </span>
  );
}

/** Half-time score, and above it the shoot-out where there was one. */
function RowExtra({ match }: Pick<MatchRowProps, "match">) {
  const half = match.status === "first_half" ? null : halfTimeOf(match);
  const shootOut = shootOutOf(match);
  return (
    <span className="match-row-extra">
      {shootOut ? (
        <span className="match-row-shootout">
          <span>{m.status_short_penalties()} </span>
          {shootOut.home}-{shootOut.away}
        </span>
      ) : null}
      {half ? <span title={m.half_time_score_label(half)}>{m.half_time_score(half)}</span> : null}
    </span>
  );
}
