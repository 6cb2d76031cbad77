import { describe, expect, it } from "vitest";
import { currentList, type ListedSeason, latestSeasons, type PlayedSeason, yearsOf } from "./squad.rules.ts";

const listed = (season_name: string, source = "openfootball", season_id = 1): ListedSeason => ({
  season_id,
  season_name,
  source,
});
const played = (season_name: string, provenance = "real"): PlayedSeason => ({
  season_id: 9,
  season_name,
  provenance,
});

describe("The season of a squad", () => {
  it.each([
    ["2026", [2026, 2026]],
    ["2025/26", [2025, 2026]],
    ["1999/00", [1999, 2000]],
    ["2024-2025", [2024, 2025]],
    ["Spring", [0, 0]],
  ])("The season %j is of the years %j", (name, years) => {
    expect(yearsOf(name)).toEqual(years);
  });

  it.each<[string, readonly ListedSeason[], readonly PlayedSeason[], string | null]>([
    ["of the season that is played", [listed("2025/26")], [played("2025/26")], "2025/26"],
    ["of the season to come", [listed("2025/26"), listed("2026/27")], [played("2025/26")], "2026/27"],
    [
      "of last season, while only the new one's first cup is played",
      [listed("2025/26")],
      [played("2026/27")],
      "2025/26",
    ],
    ["of no season that is over", [listed("2014")], [played("2026"), played("2014")], null],
    [
      "whatever an old match replayed today says",
      [listed("2025")],
      [played("2027", "replay"), played("2025")],
      "2025",
    ],
    ["of the only season", [listed("2014")], [], "2014"],
  ])("The list is %s", (_, lists, seasons, wanted) => {
    expect(currentList(lists, seasons, [])?.season_name ?? null).toBe(wanted);
  });

  it("Of two sources' lists the first in the order counts", () => {
    const lists = [listed("2026", "b"), listed("2026", "c"), listed("2026", "a")];
    expect(currentList(lists, [], ["c"])?.source).toBe("c");
    expect(currentList(lists, [], [])?.source).toBe("a");
  });

  it("Without a list, a league and its cup of the latest year count, and no earlier season", () => {
    const cup = { ...played("2026"), season_id: 3 };
    const seasons = [played("2026/27"), cup, played("2014")];
    expect(latestSeasons(seasons)).toEqual([seasons[0], cup]);
    expect(latestSeasons([])).toEqual([]);
  });
});
