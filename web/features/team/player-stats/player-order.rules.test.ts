import { describe, expect, it } from "vitest";
import { coveredStatistics, sortedPlayers } from "./player-order.rules.ts";
import { SEASON_STATISTICS, type SeasonPlayer, type SeasonStatistic } from "./season-player.ts";

const nothing = Object.fromEntries(SEASON_STATISTICS.map((statistic) => [statistic, null])) as Record<
  SeasonStatistic,
  null
>;
const aPlayer = (
  id: number,
  name: string,
  statistics: Partial<Record<SeasonStatistic, number>>,
): SeasonPlayer => ({
  id: id as SeasonPlayer["id"],
  name,
  position: null,
  base: { matches: 9, counted: {} },
  statistics: { ...nothing, ...statistics },
});
const players = [
  aPlayer(1, "Đức", { goals: 5, assists: 1 }),
  aPlayer(2, "An", { goals: 5 }),
  aPlayer(3, "Bình", { goals: 0, assists: 4 }),
];
const idsOf = (...sorted: Parameters<typeof sortedPlayers>) => sortedPlayers(...sorted).map(({ id }) => id);

describe("A table of a season's players", () => {
  it("Players without a value are last in both directions", () => {
    expect(idsOf(players, { column: "assists", descending: true })).toEqual([3, 1, 2]);
    expect(idsOf(players, { column: "assists", descending: false })).toEqual([1, 3, 2]);
  });

  it("A column without values is left out, and one of zeros is kept", () => {
    expect(coveredStatistics([aPlayer(1, "An", { goals: 0 })])).toEqual(["goals"]);
  });
});
