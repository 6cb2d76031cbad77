import { m } from "#messages/paraglide/messages.js";
import { type StatValue, statisticNames, statValueLabel } from "#web/platform/i18n/stat-value.ts";
import type { StatsColumn, StatsGroup, StatsOrder } from "./player-stats.rules.ts";

const columnNames = {
  ...statisticNames,
  minutes: statisticNames.minutes_played,
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
