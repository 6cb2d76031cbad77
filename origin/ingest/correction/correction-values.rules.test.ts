import { describe, expect, it } from "vitest";
import { aState } from "#tests/support/builders/correction-builders.ts";
import { factsBefore, violationOf } from "./correction-values.rules.ts";

const row = { id: 7, name: "Đức", short_name: null, translations: '{"en":"Germany"}' };

it("What stood there before is told under the keys of the value", () => {
  const now = aState(10, "ended", 2, 1);
  const of = { row: { ...row, match_time: 60, time_unknown: 0 }, state: now };
  expect(factsBefore("award", { home: 3, away: 0 }, of)).toEqual({ home: 2, away: 1 });
  expect(factsBefore("score", { home: 3, away: 0, home_half: 1 }, of)).toEqual({
    home: 2,
    away: 1,
    home_half: 0,
  });
  expect(factsBefore("winner", { winner: "away" }, of)).toEqual({ winner: "home" });
  expect(factsBefore("kick_off", { match_time: 9 }, of)).toEqual({ match_time: 60, time_unknown: 0 });
  expect(factsBefore("name", { vi: "x" }, of)).toEqual({ vi: null });
  expect(factsBefore("status", { status: "ended" }, { row, state: null })).toEqual({
    status: "not_started",
  });
});

describe("what cannot be corrected", () => {
  it.each([
    ["winner", { winner: "home" }, "first_half", "winner"],
    ["winner", { winner: "home" }, "ended", null],
    ["score", { home: 1, away: 0 }, "second_half", "home"],
    ["score", { home: 1, away: 0 }, "not_started", "home"],
    ["score", { home: 1, away: 0, home_overtime: 0, away_overtime: 0 }, "ended", "home_overtime"],
    ["score", { home: 1, away: 0, home_penalties: 4 }, "ended", "home_penalties"],
    ["score", { home: 1, away: 0 }, "abandoned", null],
    ["award", { home: 3, away: 0 }, "not_started", null],
    ["kick_off", { match_time: 1 }, "ended", null],
  ] as const)(
    "A correction of %s as %j of a match that is %s is refused at %s",
    (field, value, status, key) => {
      expect(violationOf(field, value, status)?.key ?? null).toBe(key);
    },
  );
});
