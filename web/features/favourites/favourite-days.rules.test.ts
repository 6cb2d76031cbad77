import { describe, expect, it } from "vitest";
import { dateOf } from "#shared/time/index.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { favouriteDays } from "./favourite-days.rules.ts";

const TODAY = "2026-11-22";
const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 7) / 1000;
const daysOf = (matches: readonly [id: number, match_time: number][]) =>
  favouriteDays(
    matches.map(([id, match_time]) => aMatch({ id, match_time })),
    TODAY,
    (seconds) => dateOf(seconds),
  ).map(({ date, groups }) => [date, groups.flatMap((group) => group.matches.map(({ id }) => Number(id)))]);

describe("Followed matches by day", () => {
  it("Followed matches are grouped by day: today, upcoming days, then past days, latest first", () => {
    const days = daysOf([
      ...([
        [1, at(20, 19)],
        [2, at(22, 23)],
        [3, at(21, 19)],
      ] as [number, number][]),
      ...([
        [4, at(23, 0)],
        [5, at(22, 0)],
        [6, at(28, 19)],
      ] as [number, number][]),
    ]);
    expect(days).toEqual([
      ["2026-11-22", [5, 2]],
      ["2026-11-23", [4]],
      ["2026-11-28", [6]],
      ["2026-11-21", [3]],
      ["2026-11-20", [1]],
    ]);
  });

  it("Duplicate followed matches are shown once, in their latest version", () => {
    const old = aMatch({ id: 1, match_time: at(22, 19), updated_at: 10 });
    const moved = aMatch({ id: 1, match_time: at(24, 19), updated_at: 20 });
    for (const matches of [
      [old, moved],
      [moved, old],
    ]) {
      const days = favouriteDays(matches, TODAY, (seconds) => dateOf(seconds));
      expect(days.map(({ date, count }) => [date, count])).toEqual([["2026-11-24", 1]]);
    }
  });
});
