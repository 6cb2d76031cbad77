import { describe, expect, it } from "vitest";
import { afterGoal, aMatch } from "#tests/support/page-builders.ts";
import { goalChange, sidesSentOff } from "./goal.rules.ts";

const running = aMatch({ status: "first_half", home: { goals: 1 }, away: { goals: 0 } });

describe("goalChange", () => {
  it("names the side that scored", () => {
    expect(goalChange(running, afterGoal(running, 1, 1))).toEqual({ kind: "goal", sides: ["away"] });
  });

  it("names both sides when both scored while nobody looked", () => {
    expect(goalChange(running, afterGoal(running, 2, 1))).toEqual({ kind: "goal", sides: ["home", "away"] });
  });

  it("tells a withdrawn goal from a scored one", () => {
    expect(goalChange(running, afterGoal(running, 0, 0))).toEqual({ kind: "cancelled", sides: ["home"] });
  });

  it("takes a corrected goal, moved to the other side, for a goal", () => {
    expect(goalChange(running, afterGoal(running, 0, 1))).toEqual({ kind: "goal", sides: ["away"] });
  });

  it("is silent at kick-off, when unknown becomes nought", () => {
    expect(goalChange(aMatch(), afterGoal(aMatch(), 0, 0))).toBeNull();
  });

  it("is silent when overtime begins with the score of regular time", () => {
    const overtime = aMatch({
      status: "overtime",
      home: { goals: 2, overtime: 2 },
      away: { goals: 2, overtime: 2 },
    });
    const before = aMatch({ status: "second_half", home: { goals: 2 }, away: { goals: 2 } });
    expect(goalChange(before, overtime)).toBeNull();
  });
});

describe("sidesSentOff", () => {
  const withRed = (home: number | null, away: number | null) =>
    aMatch({ status: "second_half", home: { goals: 1, red: home }, away: { goals: 1, red: away } });

  it("names the side with a red card more", () => {
    expect(sidesSentOff(withRed(0, 0), withRed(0, 1))).toEqual(["away"]);
    expect(sidesSentOff(withRed(1, 0), withRed(2, 1))).toEqual(["home", "away"]);
  });

  it("is silent about cards that nobody counted before, and about one taken back", () => {
    expect(sidesSentOff(withRed(null, null), withRed(1, 0))).toEqual([]);
    expect(sidesSentOff(withRed(1, 0), withRed(0, 0))).toEqual([]);
  });
});
