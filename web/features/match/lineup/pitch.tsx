import type { CSSProperties } from "react";
import type { Side } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/shown-name.ts";
import type { ShownSide } from "./lineup.rules.ts";
import { type PitchPlace, pitchSide } from "./pitch.rules.ts";
import { playerEvents, playerMarks } from "./player-events.rules.ts";
import { PlayerMarks } from "./player-marks.tsx";
import { RatingBadge } from "./rating-badge.tsx";
import { shortNames } from "./short-name.rules.ts";

/**
 * Starters on the pitch: on wide screens the home side on the left half and the away side on the right, on phones
 * one half under the other. Sides whose places are not known are left to the list.
 */
export function Pitch({ sides }: { readonly sides: readonly ShownSide[] }) {
  const halves = sides.flatMap((shown) => {
    const placed = pitchSide(shown.lineup.players);
    return placed ? [{ ...shown, ...placed }] : [];
  });
  if (halves.length === 0) return <p className="lineup-note">{m.lineup_no_places()}</p>;
  return (
    <div className="pitch" data-halves={halves.length}>
      {halves.map(({ side, lineup, places, lines }) => (
        <PitchHalf key={side} side={side} team={shownName(lineup.team)} places={places} lines={lines} />
      ))}
    </div>
  );
}

interface PitchHalfProps {
  readonly side: Side;
  readonly team: string;
  readonly places: readonly PitchPlace[];
  readonly lines: number;
}

function PitchHalf({ side, team, places, lines }: PitchHalfProps) {
  const names = shortNames(places.map(({ player }) => player.player.name));
  return (
    <ul
      className="pitch-half"
      data-side={side}
      aria-label={m.lineup_pitch_label({ team })}
      style={{ "--lines": lines } as CSSProperties}
    >
      {places.map((place, index) => (
        <PitchPlayer key={place.player.player.id} place={place} name={names[index] ?? ""} />
      ))}
    </ul>
  );
}

interface PitchPlayerProps {
  readonly place: PitchPlace;
  readonly name: string;
}

/** Places and room as CSS variables: the style sheet turns them for either half and either width. */
const styleOf = ({ x, y, room_x, room_y }: PitchPlace): CSSProperties =>
  ({ "--x": x, "--y": y, "--room-x": room_x, "--room-y": room_y }) as CSSProperties;

function PitchPlayer({ place, name }: PitchPlayerProps) {
  const { player, captain, rating, incidents } = place.player;
  const marks = playerMarks(playerEvents(incidents, player.id));
  return (
    <li
      className="pitch-player"
      data-goalkeeper={player.position === "G" || undefined}
      style={styleOf(place)}
    >
      <span className="pitch-shirt">
        {player.shirt_number ?? <span aria-hidden="true">·</span>}
        {captain ? <Captain /> : null}
        {rating === null ? null : <RatingBadge rating={rating} className="pitch-rating" />}
      </span>
      <span className="pitch-name" title={player.name}>
        {name}
      </span>
      <span className="pitch-marks">
        <PlayerMarks marks={marks} />
      </span>
    </li>
  );
}

/** The arm band. */
export function Captain() {
  return (
    <abbr className="captain" title={m.player_captain()}>
      {m.player_captain_short()}
    </abbr>
  );
}
