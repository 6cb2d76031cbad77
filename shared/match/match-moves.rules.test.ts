import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { isMoving } from "./match-moves.rules.ts";

describe("isMoving", () => {
  const at = (minutes: number) => (KICK_OFF + minutes * 60) * 1000;
  const anyTime = aMatch({ rest: { match_time: KICK_OFF - 3 * 3600, time_unknown: true } });
  it.each([
    ["an hour before kick-off", [aMatch()], -60, false],
    ["ten minutes before it", [aMatch()], -10, true],
    ["after it, while the start is unreported", [aMatch()], 30, true],
    ["the next day, with a start that was never reported", [aMatch()], 24 * 60, false],
    ["at half-time", [aMatch({ status: "half_time" })], 50, true],
    ["of a postponed match", [aMatch({ status: "postponed" })], 1, false],
    ["on its day, without an hour, ten hours earlier", [anyTime], -600, true],
    ["on its day, without an hour, fourteen hours later", [anyTime], 840, true],
    ["two days before its day, without an hour", [anyTime], -2 * 24 * 60, false],
    ["two days after its day, without an hour", [anyTime], 2 * 24 * 60, false],
    ["without matches", [], 0, false],
  ])("Matches may move or not: %s", (_, matches, minutes, expected) => {
    expect(isMoving(matches, at(minutes))).toBe(expected);
  });
});
