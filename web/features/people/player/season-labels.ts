import { m } from "#web/paraglide/messages.js";
import { statValueLabel } from "#web/platform/i18n/stat-value.ts";
import type { SeasonStatistic, ShownStatistic, StatisticGroup } from "./season-stats.rules.ts";

const names = {
  appearances: m.team_column_appearances,
  starts: m.team_column_starts,
  minutes_played: m.stats_column_minutes,
  goals: m.stats_column_goals,
  assists: m.stats_column_assists,
  rating: m.stats_column_rating,
  penalty_goals: m.stats_column_penalty_goals,
  shots: m.stats_column_shots,
  dribbles: m.stats_column_dribbles,
  hit_woodwork: m.stats_column_hit_woodwork,
  offsides: m.stats_column_offsides,
  was_fouled: m.stats_column_was_fouled,
  dispossessed: m.stats_column_dispossessed,
  passes: m.stats_column_passes,
  key_passes: m.stats_column_key_passes,
  crosses: m.stats_column_crosses,
  long_balls: m.stats_column_long_balls,
  tackles: m.stats_column_tackles,
  interceptions: m.stats_column_interceptions,
  clearances: m.stats_column_clearances,
  blocked_shots: m.stats_column_blocked_shots,
  duels: m.stats_column_duels,
  saves: m.stats_column_saves,
  fouls: m.stats_column_fouls,
  yellow_cards: m.stats_column_yellow_cards,
  second_yellow_cards: m.incident_second_yellow,
  red_cards: m.stats_column_red_cards,
} as const satisfies Record<SeasonStatistic, () => string>;

const groupNames = {
  overview: m.player_stats_overview,
  attack: m.player_stats_attack,
  passing: m.player_stats_passing,
  defence: m.player_stats_defence,
  discipline: m.player_stats_discipline,
} as const satisfies Record<StatisticGroup, () => string>;

export const statisticName = (statistic: SeasonStatistic): string => names[statistic]();

export const groupName = (group: StatisticGroup): string => groupNames[group]();

/** Label of a statistic in the page's language. */
export const statisticText = ({ statistic, value }: Omit<ShownStatistic, "count">): string =>
  statValueLabel(value, statistic === "rating" ? 2 : 0);
