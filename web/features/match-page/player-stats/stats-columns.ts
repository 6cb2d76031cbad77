import { m } from "#web/paraglide/messages.js";
import { type StatValue, statValueLabel } from "#web/platform/i18n/stat-value.ts";
import type { StatsColumn, StatsGroup, StatsOrder } from "./player-stats.rules.ts";

const columnNames = {
  rating: m.stats_column_rating,
  minutes: m.stats_column_minutes,
  goals: m.stats_column_goals,
  penalty_goals: m.stats_column_penalty_goals,
  assists: m.stats_column_assists,
  yellow_cards: m.stats_column_yellow_cards,
  red_cards: m.stats_column_red_cards,
  shots: m.stats_column_shots,
  dribbles: m.stats_column_dribbles,
  hit_woodwork: m.stats_column_hit_woodwork,
  offsides: m.stats_column_offsides,
  was_fouled: m.stats_column_was_fouled,
  dispossessed: m.stats_column_dispossessed,
  tackles: m.stats_column_tackles,
  interceptions: m.stats_column_interceptions,
  clearances: m.stats_column_clearances,
  blocked_shots: m.stats_column_blocked_shots,
  duels: m.stats_column_duels,
  fouls: m.stats_column_fouls,
  saves: m.stats_column_saves,
  passes: m.stats_column_passes,
  key_passes: m.stats_column_key_passes,
  crosses: m.stats_column_crosses,
  long_balls: m.stats_column_long_balls,
} as const satisfies Record<StatsColumn, () => string>;

const groupNames = {
  overview: m.player_stats_overview,
  attack: m.player_stats_attack,
  defence: m.player_stats_defence,
  passing: m.player_stats_passing,
} as const satisfies Record<StatsGroup, () => string>;

export const groupName = (group: StatsGroup): string => groupNames[group]();

export const columnName = (column: StatsOrder["column"]): string =>
  column === "player" ? m.player_stats_player() : columnNames[column]();

/** Label of a statistic in the page's language. */
export const valueText = (value: StatValue, column: StatsColumn): string =>
  statValueLabel(value, column === "rating" ? 1 : 0);
