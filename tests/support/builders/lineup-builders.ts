import { Absence, LineupPlayer, SideLineup } from "#shared/lineup/index.ts";
import { PLAYER_COUNTS, PlayerMatchStats } from "#shared/player/player-stats.schema.ts";
import { aMatch } from "./page-builders.ts";

/** Builders for tests of line-ups and of players' statistics, validated by their own schemas. */

type Overrides = Readonly<Record<string, unknown>>;

const briefOf = (id: number, overrides: Overrides = {}) => ({
  id,
  name: `Player ${id}`,
  logo: null,
  position: null,
  shirt_number: id,
  ...overrides,
});

/** A starter without a place, unless `parts` override it; `player` overrides fields of the player. */
export function aLineupPlayer(id: number, overrides: Overrides = {}, player: Overrides = {}): LineupPlayer {
  const plain = { starter: true, captain: false, x: null, y: null, rating: null, incidents: [] };
  return LineupPlayer.parse({ ...plain, ...overrides, player: briefOf(id, player) });
}

/** A side of match 7 without formation, coach and missing players. */
export function aSideLineup(
  side: "home" | "away",
  players: readonly LineupPlayer[],
  overrides: Overrides = {},
): SideLineup {
  const plain = { team: aMatch()[side], formation: null, coach: null, absences: [] };
  return SideLineup.parse({ ...plain, players, ...overrides });
}

export function anAbsence(id: number, overrides: Overrides = {}): Absence {
  const plain = { kind: "injured", reason: null, since: null, until: null };
  return Absence.parse({ ...plain, ...overrides, player: briefOf(id) });
}

/** A player without statistics except those in `parts`. */
export function somePlayerStats(id: number, overrides: Overrides = {}): PlayerMatchStats {
  const nothing = Object.fromEntries(PLAYER_COUNTS.map((count) => [count, null]));
  const plain = { side: "home", starter: true, minutes_played: null, rating: null };
  return PlayerMatchStats.parse({ ...nothing, ...plain, ...overrides, player: briefOf(id) });
}
