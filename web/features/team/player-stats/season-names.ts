import { m } from "#messages/paraglide/messages.js";
import type { PlayerOrder } from "./player-order.rules.ts";

/** Heads of the columns of a team's player statistics. */
export const SEASON_NAMES = {
  player: m.player_stats_player,
  appearances: m.team_column_appearances,
  starts: m.team_column_starts,
  minutes_played: m.stats_column_minutes,
  goals: m.stats_column_goals,
  penalty_goals: m.stats_column_penalty_goals,
  assists: m.stats_column_assists,
  rating: m.stats_column_rating,
  shots: m.stat_shots,
  passes_percent: m.stats_column_passes,
  key_passes: m.stats_column_key_passes,
  tackles: m.stats_column_tackles,
  duels_percent: m.stats_column_duels,
  fouls: m.stats_column_fouls,
  yellow_cards: m.stats_column_yellow_cards,
  red_cards: m.stats_column_red_cards,
  saves: m.stats_column_saves,
} as const satisfies Record<PlayerOrder["column"], () => string>;
