import type { PlayerSeasonStats } from "./player-stats.schema.ts";
import { byRating } from "./rating.rules.ts";

interface SeasonOfPlayer {
  readonly stats: PlayerSeasonStats;
}

const involvement = ({ stats }: SeasonOfPlayer): number => (stats.goals ?? 0) + (stats.assists ?? 0);

/** Most goals first, then most assists. */
export function byGoals(a: SeasonOfPlayer, b: SeasonOfPlayer): number {
  return (
    (b.stats.goals ?? 0) - (a.stats.goals ?? 0) ||
    (b.stats.assists ?? 0) - (a.stats.assists ?? 0) ||
    byRating(a.stats, b.stats)
  );
}

/** The players with a hand in most goals, then the best rated; without goal, assist and rating a player is left out. */
export function keyPlayers<Player extends SeasonOfPlayer>(
  players: readonly Player[],
  count: number,
): Player[] {
  return players
    .filter((player) => involvement(player) > 0 || player.stats.rating !== null)
    .toSorted((a, b) => involvement(b) - involvement(a) || byRating(a.stats, b.stats))
    .slice(0, count);
}
