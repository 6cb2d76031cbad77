import { describe, expect, it } from "vitest";
import { PLAYER_COUNTS } from "#shared/player/player-stats.schema.ts";
import { somePlayerStats } from "#tests/support/builders/lineup-builders.ts";
import {
  BEST_FIRST,
  coveredColumns,
  groupColumns,
  hasStatistics,
  inHeldOrder,
  type StatsColumn,
  sortedPlayers,
  statsColumns,
} from "./player-stats.rules.ts";

const idsOf = (...sorted: Parameters<typeof sortedPlayers>) =>
  sortedPlayers(...sorted).map(({ player }) => player.id);

describe("Columns", () => {
  it("Every counted player statistic has a column", () => {
    const shown: StatsColumn[] = Object.values(groupColumns).flat();
    const isShown = (count: string) => {
      // A share needs its part; the whole alone is not enough.
      const stats = somePlayerStats(1, Object.fromEntries(PLAYER_COUNTS.map((key) => [key, 0])));
      const changed = { ...stats, [count]: 7 };
      return shown.some(
        (column) =>
          JSON.stringify(statsColumns[column](stats)) !== JSON.stringify(statsColumns[column](changed)),
      );
    };
    expect(PLAYER_COUNTS.filter((count) => !isShown(count))).toEqual([]);
  });

  it("Accurate passes are read with all passes, the part alone without the whole, and nothing without the part", () => {
    const passes = (fields: object) => statsColumns.passes(somePlayerStats(1, { ...fields }));
    expect(passes({ passes: 41, passes_accurate: 34 })).toEqual({ type: "share", part: 34, whole: 41 });
    expect(passes({ passes_accurate: 34 })).toEqual({ type: "number", value: 34 });
    expect(passes({ passes: 41 })).toBeNull();
  });

  it("A second yellow counts as a sending-off, and is unknown if neither is reported", () => {
    const red = (fields: object) => statsColumns.red_cards(somePlayerStats(1, { ...fields }));
    expect(red({ red_cards: 0, second_yellow_cards: 1 })).toEqual({ type: "number", value: 1 });
    expect(red({})).toBeNull();
  });

  it("Columns without values are left out, and columns with a zero are kept", () => {
    const players = [somePlayerStats(1, { rating: 7 }), somePlayerStats(2, { goals: 0 })];
    expect(coveredColumns("overview", players)).toEqual(["rating", "goals"]);
    expect(coveredColumns("passing", [somePlayerStats(1)])).toEqual([]);
  });
});

describe("hasFigures", () => {
  it("Starters and active players have statistics, the unused bench does not", () => {
    const reserve = (fields: object) => hasStatistics(somePlayerStats(1, { starter: false, ...fields }));
    expect(hasStatistics(somePlayerStats(1))).toBe(true);
    expect(reserve({ minutes_played: 12 })).toBe(true);
    expect(reserve({ passes: 3, passes_accurate: 0 })).toBe(true);
    expect(reserve({ minutes_played: 0, goals: 0, passes: 0, passes_accurate: 0 })).toBe(false);
    expect(reserve({})).toBe(false);
  });
});

describe("Sort order", () => {
  const players = [
    somePlayerStats(1, { rating: 6.5, goals: 2 }),
    somePlayerStats(2, { rating: null, goals: 3 }),
    somePlayerStats(3, { rating: 8.1, goals: null }),
    somePlayerStats(4, { rating: 7, goals: 2 }),
  ];

  it("The order begins with the best rating, and players without a value are last in both directions", () => {
    expect(idsOf(players, BEST_FIRST)).toEqual([3, 4, 1, 2]);
    expect(idsOf(players, { column: "rating", descending: false })).toEqual([1, 4, 3, 2]);
  });

  it("Ties are sorted by rating", () => {
    expect(idsOf(players, { column: "goals", descending: true })).toEqual([2, 4, 1, 3]);
  });

  it("60 of 62 passes rank above one of one, and one of one above one of two", () => {
    const passing = [
      somePlayerStats(1, { passes: 1, passes_accurate: 1 }),
      somePlayerStats(2, { passes: 62, passes_accurate: 60 }),
      somePlayerStats(3, { passes: 2, passes_accurate: 1 }),
    ];
    expect(idsOf(passing, { column: "passes", descending: true })).toEqual([2, 1, 3]);
  });

  it("Names are sorted from A", () => {
    expect(idsOf(players, { column: "player", descending: false })).toEqual([1, 2, 3, 4]);
  });
});

describe("inHeldOrder", () => {
  it("A held order keeps players in place and puts new ones at the end, best first", () => {
    const held = [2, 1].map((id) => somePlayerStats(id).player.id);
    const players = [
      somePlayerStats(1, { rating: 9 }),
      somePlayerStats(2, { rating: 6 }),
      somePlayerStats(3, { rating: 7 }),
      somePlayerStats(4, { rating: 8 }),
    ];
    const shown = inHeldOrder(sortedPlayers(players, BEST_FIRST), held);
    expect(shown.map(({ player }) => player.id)).toEqual([2, 1, 4, 3]);
  });
});
