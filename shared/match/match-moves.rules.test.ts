import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { isMoving } from "./match-moves.rules.ts";

describe("isMoving", () => {
  const at = (minutes: number) => (KICK_OFF + minutes * 60) * 1000;
  it.each([
    ["an hour before kick-off", [aMatch()], -60, false],
    ["ten minutes before it", [aMatch()], -10, true],
    ["after it, while the start is unreported", [aMatch()], 30, true],
    ["the next day, with a start that was never reported", [aMatch()], 24 * 60, false],
    ["at half-time", [aMatch({ status: "half_time" })], 50, true],
    ["of a postponed match", [aMatch({ status: "postponed" })], 1, false],
    ["without matches", [], 0, false],
  ])("Matches may move or not: %s", (_, matches, minutes, expected) => {
    expect(isMoving(matches, at(minutes))).toBe(expected);
  });
});
