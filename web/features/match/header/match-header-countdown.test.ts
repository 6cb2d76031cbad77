import { describe, expect, it } from "vitest";
import { countdownText } from "./match-header-countdown.tsx";

const HOUR = 3_600;

describe("the countdown to kick-off", () => {
  it.each([
    [3 * 24 * HOUR + 5 * HOUR + 59, "còn 3 ngày 5 giờ"],
    [24 * HOUR, "còn 1 ngày 0 giờ"],
    [24 * HOUR - 1, "còn 23 giờ 59 phút"],
    [HOUR, "còn 1 giờ 0 phút"],
    [HOUR - 0.5, "còn 59 phút 59 giây"],
    [65, "còn 1 phút 05 giây"],
    [1, "còn 0 phút 01 giây"],
  ])("with %d seconds left is %j", (seconds, text) => expect(countdownText(seconds)).toBe(text));

  it.each([0, 0.9, -1, -100_000])("is due with %d seconds left", (seconds) => {
    expect(countdownText(seconds)).toBe("Sắp bóng lăn");
  });
});
