import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { LineupPlayer, SideLineup } from "#shared/lineup/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { Crest } from "#web/platform/football/crest.tsx";
import { RatingBadge } from "#web/platform/football/pitch/rating-badge.tsx";
import { lineName, positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { benchOf, startersByLine } from "./lineup.rules.ts";
import { Captain } from "./pitch.tsx";
import { PlayerEvents } from "./player-badges.tsx";
import { playerEvents } from "./player-events.rules.ts";

/** One side as a list: starters by line, the bench with substitution minutes, the coach. */
export function LineupList({ lineup }: { readonly lineup: SideLineup }) {
  const bench = benchOf(lineup.players);
  return (
    <div className="lineup-list" data-team={lineup.team.id}>
      <h3 className="lineup-team">
        <Crest of={lineup.team} size={20} />
        <span>{shownName(lineup.team)}</span>
      </h3>
      {startersByLine(lineup.players).map(({ position, players }) => (
        <PlayerGroup key={position} heading={lineName(position)} players={players} />
      ))}
      {bench.length > 0 ? <PlayerGroup heading={m.lineup_bench()} players={bench} withPosition /> : null}
      {lineup.coach ? (
        <>
          <h4>{m.lineup_coach()}</h4>
          <p className="lineup-player">
            <SiteLink to={pathOf("coach", getLocale(), { id: lineup.coach.id })} className="person-link">
              {lineup.coach.name}
            </SiteLink>
          </p>
        </>
      ) : null}
    </div>
  );
}

interface PlayerGroupProps {
  readonly heading: string;
  readonly players: readonly LineupPlayer[];
  /** Shown where the heading does not name it. */
  readonly withPosition?: boolean;
}

function PlayerGroup({ heading, players, withPosition = false }: PlayerGroupProps) {
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {players.map((row) => (
          <PlayerRow key={row.player.id} row={row} withPosition={withPosition} />
        ))}
      </ul>
    </>
  );
}

interface PlayerRowProps {
  readonly row: LineupPlayer;
  readonly withPosition: boolean;
}

function PlayerRow({ row, withPosition }: PlayerRowProps) {
  const { player, captain, rating, incidents } = row;
  return (
    <li className="lineup-player">
      <span className="lineup-number">{player.shirt_number ?? "–"}</span>
      <span className="lineup-who">
        <span>
          <PlayerLink player={player} /> {captain ? <Captain /> : null}
        </span>
        {withPosition && player.position !== null ? (
          <span className="lineup-position">{positionLabel(player.position)}</span>
        ) : null}
      </span>
      <span className="lineup-events">
        <PlayerEvents events={playerEvents(incidents, player.id)} />
      </span>
      {rating === null ? null : <RatingBadge rating={rating} />}
    </li>
  );
}
