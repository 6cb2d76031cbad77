import type { CSSProperties, ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { PitchPlace, PitchSide } from "./pitch.rules.ts";

interface PitchHalfProps<Player> extends PitchSide<Player> {
  /** The away side plays towards the home side: its half is turned. */
  readonly side: "home" | "away";
  /** Name of the team. */
  readonly of: string;
  /** Renders the player at a place, with a key; `place` styles the list item (`.pitch-player`). */
  readonly cardOf: (place: PitchPlace<Player>, style: CSSProperties, index: number) => ReactNode;
}

/** Places and room as CSS variables: the style sheet rotates them for either half and either width. */
const styleOf = ({ x, y, room_x, room_y }: PitchPlace<unknown>): CSSProperties =>
  ({ "--x": x, "--y": y, "--room-x": room_x, "--room-y": room_y }) as CSSProperties;

/** Eleven players on half a pitch. Must be inside `.pitch` within a container; needs pitch.css. */
export function PitchHalf<Player>({ side, of, places, lines, cardOf }: PitchHalfProps<Player>) {
  return (
    <ul
      className="pitch-half"
      data-side={side}
      aria-label={m.lineup_pitch_label({ team: of })}
      style={{ "--lines": lines } as CSSProperties}
    >
      {places.map((place, index) => cardOf(place, styleOf(place), index))}
    </ul>
  );
}
