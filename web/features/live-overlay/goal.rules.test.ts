import { describe, expect, it } from "vitest";
import type { MatchStatus } from "#shared/match/index.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { goalChange, periodChange, sidesSentOff } from "./goal.rules.ts";

const running = aMatch({ status: "first_half", home: { goals: 1 }, away: { goals: 0 } });

describe("Goal changes", () => {
  it("A goal names the side that scored", () => {
    expect(goalChange(running, afterGoal(running, 1, 1))).toEqual({ kind: "goal", sides: ["away"] });
  });

  it("Goals of both sides missed meanwhile name both sides", () => {
    expect(goalChange(running, afterGoal(running, 2, 1))).toEqual({ kind: "goal", sides: ["home", "away"] });
  });

  it("A withdrawn goal differs from a scored one", () => {
    expect(goalChange(running, afterGoal(running, 0, 0))).toEqual({ kind: "cancelled", sides: ["home"] });
  });

  it("A goal corrected to the other side counts as a goal", () => {
    expect(goalChange(running, afterGoal(running, 0, 1))).toEqual({ kind: "goal", sides: ["away"] });
  });

  it("Kick-off, when unknown becomes nought, is no goal", () => {
    expect(goalChange(aMatch(), afterGoal(aMatch(), 0, 0))).toBeNull();
  });

  it("Overtime that begins with the score of regular time is no goal", () => {
    const overtime = aMatch({
      status: "overtime",
      home: { goals: 2, overtime: 2 },
      away: { goals: 2, overtime: 2 },
    });
    const before = aMatch({ status: "second_half", home: { goals: 2 }, away: { goals: 2 } });
    expect(goalChange(before, overtime)).toBeNull();
  });
});

describe("Period changes", () => {
  it.each<[MatchStatus, MatchStatus, ReturnType<typeof periodChange>]>([
    ["not_started", "first_half", "kick_off"],
    ["postponed", "first_half", "kick_off"],
    ["interrupted", "first_half", null],
    ["first_half", "half_time", "half_time"],
    ["half_time", "second_half", null],
    ["second_half", "ended", "full_time"],
    ["penalties", "ended", "full_time"],
    ["not_started", "ended", null],
    ["ended", "ended", null],
  ])("From %s to %s it is %s", (before, after, change) => {
    expect(periodChange(aMatch({ status: before }), aMatch({ status: after }))).toBe(change);
  });
});

describe("Red card changes", () => {
  const withRed = (home: number | null, away: number | null) =>
    aMatch({ status: "second_half", home: { goals: 1, red: home }, away: { goals: 1, red: away } });

  it("A new red card names its side", () => {
    expect(sidesSentOff(withRed(0, 0), withRed(0, 1))).toEqual(["away"]);
    expect(sidesSentOff(withRed(1, 0), withRed(2, 1))).toEqual(["home", "away"]);
  });

  it("Previously uncounted cards and a withdrawn card are no events", () => {
    expect(sidesSentOff(withRed(null, null), withRed(1, 0))).toEqual([]);
    expect(sidesSentOff(withRed(1, 0), withRed(0, 0))).toEqual([]);
  });
});
