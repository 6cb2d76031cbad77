import { describe, expect, it } from "vitest";
import { positionOf } from "./position.rules.ts";

describe("Positions in the words of sources", () => {
  it.each([
    ["GK", "G"],
    ["Goalkeeper", "G"],
    ["Thủ môn", "G"],
    ["DF", "D"],
    ["Defence", "D"],
    ["Left-Back", "D"],
    ["Wing-back", "D"],
    ["MF", "M"],
    ["Defensive Midfield", "M"],
    ["Attacking Midfield", "M"],
    ["MF/FW", "M"],
    ["FW", "F"],
    ["Attacker", "F"],
    ["Centre-Forward", "F"],
    ["Offence", "F"],
    ["Left Winger", "F"],
    ["st", "F"],
    ["Physiotherapist", null],
    ["", null],
    [undefined, null],
  ])("The position %j is %j", (written, position) => {
    expect(positionOf(written)).toBe(position);
  });
});
