import { describe, expect, it } from "vitest";
import { countdownOf } from "./match-header-countdown.rules.ts";

const HOUR = 3_600;

describe("the countdown to kick-off", () => {
  it.each([
    [3 * 24 * HOUR + 5 * HOUR + 59, { unit: "days", days: 3, hours: 5 }],
    [24 * HOUR, { unit: "days", days: 1, hours: 0 }],
    [24 * HOUR - 1, { unit: "hours", hours: 23, minutes: 59 }],
    [HOUR, { unit: "hours", hours: 1, minutes: 0 }],
    [HOUR - 0.5, { unit: "minutes", minutes: 59, seconds: "59" }],
    [65, { unit: "minutes", minutes: 1, seconds: "05" }],
    [1, { unit: "minutes", minutes: 0, seconds: "01" }],
  ])("with %d seconds left is %j", (seconds, left) => expect(countdownOf(seconds)).toEqual(left));

  it.each([0, 0.9, -1, -100_000])("is due with %d seconds left", (seconds) => {
    expect(countdownOf(seconds)).toEqual({ unit: "due" });
  });
});
