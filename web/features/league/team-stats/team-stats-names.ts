import { m } from "#messages/paraglide/messages.js";
import type { StatOrder } from "./team-stats.rules.ts";

/** Heads of the columns of a season's team statistics. */
export const STAT_NAMES = {
  team: m.league_column_team,
  played: m.league_column_played,
  goals: m.stats_column_goals,
  goals_against: m.league_column_goals_against,
  clean_sheets: m.league_column_clean_sheets,
  penalty_goals: m.stats_column_penalty_goals,
  shots: m.stat_shots,
  shots_on_target: m.stat_shots_on_target,
  possession: m.stat_possession,
  corners: m.stat_corners,
  yellow_cards: m.stats_column_yellow_cards,
  red_cards: m.stats_column_red_cards,
  fouls: m.stats_column_fouls,
  offsides: m.stats_column_offsides,
  passes: m.stat_passes,
  passes_percent: m.league_column_passes_percent,
} as const satisfies Record<StatOrder["column"], () => string>;
