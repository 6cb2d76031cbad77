import { inOrder, type TableOrder } from "#web/platform/table/table-order.rules.ts";
import { SEASON_STATISTICS, type SeasonPlayer, type SeasonStatistic } from "./season-player.ts";

/** The sort column of a table. */
export type PlayerOrder = TableOrder<"player" | SeasonStatistic>;

/** In the call's order: most goals first, then assists. */
export const MOST_GOALS: PlayerOrder = { column: "goals", descending: true };

/** Columns with at least one value. */
export const coveredStatistics = (players: readonly SeasonPlayer[]): SeasonStatistic[] =>
  SEASON_STATISTICS.filter((statistic) => players.some(({ statistics }) => statistics[statistic] !== null));

/** Players in sort order. */
export const sortedPlayers = (players: readonly SeasonPlayer[], order: PlayerOrder): SeasonPlayer[] =>
  inOrder(players, order, {
    names: "player",
    nameOf: ({ name }) => name,
    statisticOf: ({ statistics }, statistic: SeasonStatistic) => statistics[statistic],
  });
