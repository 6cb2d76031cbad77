import { memo, type ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Side } from "#shared/match/index.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { pathOf } from "#shared/url/index.ts";
import {
  type CardHighlight,
  type GoalHighlight,
  isHighlighted,
} from "#web/features/live-overlay/match-overlay.ts";
import { useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { RedCards, YellowCards } from "#web/features/match/cards.tsx";
import { MatchState } from "#web/features/match/match-state.tsx";
import { boardOf, cornersOf, halfTimeOf, shootOutOf, unknownScore } from "#web/features/match/score.ts";
import { GoalChip } from "#web/features/match-row/goal-chip.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { isoKickOff, kickOffTime } from "#web/platform/i18n/format.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";
import { toneOf } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { useHiddenResult } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { isOpen } from "./open-match.rules.ts";
import { useRowExtras } from "./row-islands.tsx";

interface MatchRowProps {
  /** The row as fetched; pushes are merged over it. */
  readonly match: Match;
  /** Fills the price cells of a coming or live match. It must keep its identity. */
  readonly prices?: PricesOfRow | undefined;
  /** `none` for a row far down a long list, see {@link discoverAt}. */
  readonly discover?: Discover;
}

type Discover = "render" | "none";

/** Rows whose routes React Router discovers on render: with more, the discovery URL gets too long and fails for all. */
const DISCOVERED_ROWS = 100;

/** When React Router discovers the route of a row: on render, or once a reader is about to follow it. */
export const discoverAt = (place: number): Discover => (place < DISCOVERED_ROWS ? "render" : "none");

/** Prices beside a fetched row whose match has reached `status`; once it is over, their space stays as it was. */
export type PricesOfRow = (match: Match, status: MatchStatus) => ReactNode;

/** One match of a list: one link, fixed height, its own state; islands load later. Needs match-row.css. */
export const MatchRow = memo(function MatchRow({
  match: fetched,
  prices,
  discover = "render",
}: MatchRowProps) {
  const { match, goal, card } = useShownMatch(fetched);
  const hasPrices = prices !== undefined && isOpen(fetched);
  return (
    <li
      className="match-row"
      data-match-id={match.id}
      data-tone={toneOf(match)}
      data-goal={goal?.kind}
      data-card={card ? "" : undefined}
      data-corners={cornersOf(match) ? "" : undefined}
      data-prices={hasPrices ? "" : undefined}
    >
      <SiteLink
        to={pathOf("match", getLocale(), { id: match.id })}
        discover={discover}
        className="match-row-link"
      >
        <time
          className="match-row-time"
          translate="no"
          dateTime={isoKickOff(match)}
          data-alone={match.status === "not_started" || undefined}
          data-unknown={match.time_unknown || undefined}
        >
          {kickOffTime(match)}
        </time>
        <MatchState match={match} />
        <Team match={match} side="home" goal={goal} card={card} />
        <RowScore match={match} goal={goal} />
        <Team match={match} side="away" goal={goal} card={card} />
        <RowExtra match={match} />
      </SiteLink>
      <RowCorners match={match} />
      {hasPrices ? prices(fetched, match.status) : null}
      <RowTools match={fetched} />
    </li>
  );
});

/** `memo`: a changed score does not concern it. */
const RowTools = memo(function RowTools({ match }: Pick<MatchRowProps, "match">) {
  const extras = useRowExtras();
  return extras ? <extras.RowTools match={match} /> : null;
});

/** Number of corners, beside the link: the content below it opens separately. */
function RowCorners({ match }: Pick<MatchRowProps, "match">) {
  const extras = useRowExtras();
  const corners = cornersOf(match);
  if (!corners) return null;
  if (extras) return <extras.RowCorners match_id={match.id} corners={corners} />;
  return (
    <span className="match-row-corners" title={m.row_corners(corners)} translate="no">
      {`${corners.home}-${corners.away}`}
    </span>
  );
}

interface SideProps {
  readonly match: Match;
  readonly side: Side;
  readonly goal: GoalHighlight | null;
  readonly card: CardHighlight | null;
}

function Team({ match, side, goal, card }: SideProps) {
  const team = match[side];
  return (
    <span className="match-row-team" data-side={side} data-winner={match.winner === side || undefined}>
      <Crest of={team} size={20} className="match-row-crest" />
      <TeamName team={team} />
      {match.winner === side ? <span className="sr-only">({m.match_winner()})</span> : null}
      <RedCards count={match.score[side].red} />
      {team.rank === null ? null : (
        <span className="match-row-rank" title={m.rank_label({ rank: team.rank })}>
          {`[${team.rank}]`}
        </span>
      )}
      <YellowCards count={match.score[side].yellow} />
      {goal && isHighlighted(goal, side) ? <GoalChip kind={goal.kind} /> : null}
      {isHighlighted(card, side) ? <GoalChip kind="red_card" /> : null}
    </span>
  );
}

/** Lengths of names in characters from which a row has no room for them: beside prices, and on the narrowest phones. */
const LONG = 18;
const LONGEST = 26;

/** The name of a team; a long one also in its short form, which the style sheet shows where there is no room. */
function TeamName({ team }: { readonly team: Match["home"] }) {
  const name = shownName(team);
  const short = shownShortName(team);
  if (name.length <= LONG || short.length >= name.length) {
    return (
      <span className="match-row-name" translate="no">
        {name}
      </span>
    );
  }
  return (
    <span className="match-row-name" translate="no" data-length={name.length > LONGEST ? "longest" : "long"}>
      <span className="name-full">{name}</span>
      <span className="name-short" title={name}>
        {short}
      </span>
    </span>
  );
}

function RowScore({ match, goal }: Pick<SideProps, "match" | "goal">) {
  const board = boardOf(match);
  if (!board) return <NoScore match={match} />;
  return (
    <span className="match-row-score" translate="no">
      <span data-side="home" data-goal={isHighlighted(goal, "home") || undefined}>
        {board.home}
      </span>
      <span className="match-row-dash">-</span>
      <span data-side="away" data-goal={isHighlighted(goal, "away") || undefined}>
        {board.away}
      </span>
    </span>
  );
}

function NoScore({ match }: Pick<MatchRowProps, "match">) {
  if (useHiddenResult(match)) {
    return (
      <span className="match-row-score" title={m.shield_hidden_score()}>
        <span data-side="home">?</span>
        <span className="match-row-dash">-</span>
        <span data-side="away">?</span>
      </span>
    );
  }
  return (
    <span className="match-row-score" data-empty>
      <span className="match-row-dash" title={unknownScore(match)}>
        –
      </span>
    </span>
  );
}

/** Half-time score, and above it the shoot-out's score if there was one. */
function RowExtra({ match }: Pick<MatchRowProps, "match">) {
  const half = match.status === "first_half" ? null : halfTimeOf(match);
  const shootOut = shootOutOf(match);
  return (
    <span className="match-row-extra">
      {shootOut ? (
        <span className="match-row-shootout">
          <span>{m.status_short_penalties()} </span>
          <span>{`${shootOut.home}-${shootOut.away}`}</span>
        </span>
      ) : null}
      {half ? (
        <span className="match-row-half" title={m.half_time_score_label(half)}>
          {m.half_time_score(half)}
        </span>
      ) : null}
    </span>
  );
}
