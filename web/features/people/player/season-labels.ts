import { m } from "#messages/paraglide/messages.js";
import { statisticNames, statValueLabel } from "#web/platform/i18n/stat-value.ts";
import type { SeasonStatistic, ShownStatistic, StatisticGroup } from "./season-stats.rules.ts";

const groupNames = {
  overview: m.player_stats_overview,
  attack: m.player_stats_attack,
  passing: m.player_stats_passing,
  defence: m.player_stats_defence,
  discipline: m.player_stats_discipline,
} as const satisfies Record<StatisticGroup, () => string>;

export const statisticName = (statistic: SeasonStatistic): string => statisticNames[statistic]();

export const groupName = (group: StatisticGroup): string => groupNames[group]();

/** Label of a statistic in the page's language. */
export const statisticText = ({ statistic, value }: Omit<ShownStatistic, "count">): string =>
  statValueLabel(value, statistic === "rating" ? 2 : 0);
