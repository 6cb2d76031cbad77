import { m } from "#messages/paraglide/messages.js";
import type { Position } from "#shared/player/index.ts";

const names = {
  G: m.position_goalkeeper,
  D: m.position_defender,
  M: m.position_midfielder,
  F: m.position_forward,
  coach: m.position_coach,
} as const satisfies Record<Position | "coach", () => string>;

/** A person's position in the team: the product spec's labels of its position codes, and "-" for all others. */
export const positionLabel = (position: Position | "coach" | null): string =>
  position === null ? "-" : names[position]();

const lineNames = {
  G: m.lineup_line_goalkeepers,
  D: m.lineup_line_defenders,
  M: m.lineup_line_midfielders,
  F: m.lineup_line_forwards,
} as const satisfies Record<Position, () => string>;

/** Heading of the players of a position; the product spec's "-" for all others. */
export const lineName = (position: Position | null): string =>
  position === null ? "-" : lineNames[position]();
