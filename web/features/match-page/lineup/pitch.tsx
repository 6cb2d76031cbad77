import type { CSSProperties } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { LineupPlayer } from "#shared/lineup/index.ts";
import type { Side } from "#shared/match/index.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { type PitchPlace, type PitchSide, pitchSide } from "#web/platform/football/pitch/pitch.rules.ts";
import { PitchHalf } from "#web/platform/football/pitch/pitch-half.tsx";
import { RatingBadge } from "#web/platform/football/pitch/rating-badge.tsx";
import { shortNames } from "#web/platform/football/pitch/short-name.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import type { ShownSide } from "./lineup.rules.ts";
import { PlayerBadges } from "./player-badges.tsx";
import { playerBadges, playerEvents } from "./player-events.rules.ts";

/** Starters on the pitch: side by side on wide screens, stacked on phones, without unknown positions. */
export function Pitch({ sides }: { readonly sides: readonly ShownSide[] }) {
  const halves = sides.flatMap((shown) => {
    const placed = pitchSide(shown.lineup.players);
    return placed ? [{ ...shown, ...placed }] : [];
  });
  if (halves.length === 0) return <p className="lineup-note">{m.lineup_no_places()}</p>;
  return (
    <div className="pitch" data-halves={halves.length}>
      {halves.map(({ side, lineup, places, lines }) => (
        <TeamHalf key={side} side={side} team={shownName(lineup.team)} places={places} lines={lines} />
      ))}
    </div>
  );
}

interface TeamHalfProps extends PitchSide<LineupPlayer> {
  readonly side: Side;
  readonly team: string;
}

function TeamHalf({ side, team, places, lines }: TeamHalfProps) {
  const names = shortNames(places.map(({ player }) => player.player.name));
  return (
    <PitchHalf
      side={side}
      of={team}
      places={places}
      lines={lines}
      cardOf={(place, style, index) => (
        <PitchPlayer key={place.player.player.id} place={place} style={style} name={names[index] ?? ""} />
      )}
    />
  );
}

interface PitchPlayerProps {
  readonly place: PitchPlace<LineupPlayer>;
  readonly style: CSSProperties;
  readonly name: string;
}

function PitchPlayer({ place, style, name }: PitchPlayerProps) {
  const { player, captain, rating, incidents } = place.player;
  const badges = playerBadges(playerEvents(incidents, player.id));
  return (
    <li className="pitch-player" data-goalkeeper={player.position === "G" || undefined} style={style}>
      <span className="pitch-shirt">
        {player.shirt_number === null ? (
          <span aria-hidden="true">·</span>
        ) : (
          <span>{player.shirt_number}</span>
        )}
        {captain ? <Captain /> : null}
        {rating === null ? null : <RatingBadge rating={rating} className="pitch-rating" />}
      </span>
      <PlayerLink player={player} className="pitch-name" text={name} title={player.name} />
      <span className="pitch-badges">
        <PlayerBadges badges={badges} />
      </span>
    </li>
  );
}

/** The captain's armband. */
export function Captain() {
  return (
    <abbr className="captain" title={m.player_captain()}>
      {m.player_captain_short()}
    </abbr>
  );
}
