import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { statusTable } from "#shared/match/match-status.ts";
import type { PlayerMatchStats } from "#shared/player/index.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { RatingBadge } from "#web/platform/football/pitch/rating-badge.tsx";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { type StatsColumn, statsColumns } from "./player-stats.rules.ts";
import { columnName, valueText } from "./stats-columns.ts";

/** Notable statistics beside a name, most telling first; zeros are left out. */
const BEST_COLUMNS: readonly StatsColumn[] = [
  "goals",
  "assists",
  "saves",
  "shots",
  "key_passes",
  "passes",
  "duels",
];
const MAX_SHOWN = 4;

interface BestPlayerProps {
  readonly stats: PlayerMatchStats;
  readonly match: Match;
}

/** The best rated player; the player of the match once it is over. */
export function BestPlayer({ stats, match }: BestPlayerProps) {
  const { player, side, rating } = stats;
  const team = match[side];
  return (
    <section className="best-player" aria-labelledby="best-player">
      <h3 id="best-player" className="best-player-heading">
        {statusTable[match.status].final ? m.player_stats_best() : m.player_stats_best_so_far()}
      </h3>
      <div className="best-player-who">
        <Crest of={team} size={40} className="best-player-crest" />
        <p className="best-player-name">
          <b>
            <PlayerLink player={player} />
          </b>
          <span>
            <span>{shownName(team)}</span>
            {player.position === null ? null : <span>{` · ${positionLabel(player.position)}`}</span>}
          </span>
        </p>
        {rating === null ? null : <RatingBadge rating={rating} />}
      </div>
      <BestStatistics stats={stats} />
    </section>
  );
}

function BestStatistics({ stats }: { readonly stats: PlayerMatchStats }) {
  const shown = BEST_COLUMNS.flatMap((column) => {
    const value = statsColumns[column](stats);
    return value && (value.type === "number" ? value.value : value.part) > 0 ? [{ column, value }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="best-player-stats">
      {shown.slice(0, MAX_SHOWN).map(({ column, value }) => (
        <div key={column}>
          <dt>{columnName(column)}</dt>
          <dd>{valueText(value, column)}</dd>
        </div>
      ))}
    </dl>
  );
}
