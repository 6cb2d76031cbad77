import { m } from "#messages/paraglide/messages.js";
import { formatDecimal, formatPercent } from "./number-label.ts";

/** A player statistic: a number, or `part` of `whole`: accurate passes of all passes. */
export type StatValue =
  | { readonly type: "number"; readonly value: number }
  | { readonly type: "share"; readonly part: number; readonly whole: number };

/** A statistic in the page's language: `3`, `7,35` with decimals, `340/410 (83%)`, and `0/0` without a percentage. */
export function statValueLabel(value: StatValue, decimals = 0): string {
  if (value.type === "number")
    return decimals === 0 ? String(value.value) : formatDecimal(value.value, decimals);
  const { part, whole } = value;
  if (whole === 0) return `${part}/${whole}`;
  return m.player_stats_share({ part, whole, percent: formatPercent(part / whole) });
}

/** Names of the statistics of a player. */
export const statisticNames = {
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
} as const;
