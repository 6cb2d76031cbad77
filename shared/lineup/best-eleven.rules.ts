import type { PlayerId } from "../match/match.schema.ts";
import type { Position } from "../player/player.schema.ts";
import { byRating } from "../player/rating.rules.ts";

/** A player with their rating, or the mean of their ratings. */
export interface RatedPlayer {
  readonly player_id: PlayerId;
  /** The player's position; a player without one fits no place. */
  readonly position: Position | null;
  readonly rating: number;
}

/** A player of the best eleven and their place, percent of the pitch from the team's left and its own goal line. */
export type PlacedPlayer<Player> = Player & { readonly x: number; readonly y: number };

/** Defenders, midfielders and strikers of usual formations; of equally good ones the first is taken. */
const FORMATIONS = [
  [4, 3, 3],
  [4, 4, 2],
  [3, 5, 2],
  [4, 5, 1],
  [3, 4, 3],
  [5, 3, 2],
  [5, 4, 1],
] as const;

/** Distance of each line from the own goal. */
const LINES = { G: 6, D: 28, M: 54, F: 82 } as const satisfies Record<Position, number>;

/** A player with less than this share of the ratings of the most rated player did not play enough to compare. */
const REGULAR_SHARE = 0.5;

/** Players rated in enough matches: over a whole stage, one fine match does not outdo a fine season. */
export function regularsOf<Player extends { readonly matches: number }>(
  players: readonly Player[],
): Player[] {
  const most = Math.max(0, ...players.map((player) => player.matches));
  return players.filter((player) => player.matches >= most * REGULAR_SHARE);
}

function placeLine<Player extends RatedPlayer>(line: readonly Player[]): PlacedPlayer<Player>[] {
  return line.map((player, index) => ({
    ...player,
    x: Math.round((100 * (index + 1)) / (line.length + 1)),
    y: LINES[player.position ?? "M"],
  }));
}

/** The best rated players in the formation whose ratings add up to most. Null when no formation can be filled. */
export function bestEleven<Player extends RatedPlayer>(
  candidates: readonly Player[],
): { readonly formation: string; readonly players: readonly PlacedPlayer<Player>[] } | null {
  const best = candidates.toSorted((a, b) => byRating(a, b) || a.player_id - b.player_id);
  const of = (position: Position) => best.filter((player) => player.position === position);
  const [keepers, defenders, midfielders, strikers] = [of("G"), of("D"), of("M"), of("F")];
  let eleven: { sum: number; formation: string; lines: Player[][] } | null = null;
  for (const [d, m, f] of FORMATIONS) {
    const lines = [keepers.slice(0, 1), defenders.slice(0, d), midfielders.slice(0, m), strikers.slice(0, f)];
    const chosen = lines.flat();
    if (chosen.length < 11) continue;
    const sum = chosen.reduce((total, player) => total + player.rating, 0);
    if (eleven === null || sum > eleven.sum + 1e-9) eleven = { sum, formation: `${d}-${m}-${f}`, lines };
  }
  return eleven && { formation: eleven.formation, players: eleven.lines.flatMap(placeLine) };
}
