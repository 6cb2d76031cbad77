import { describe, expect, it } from "vitest";
import { ageText } from "./odds-numbers.ts";

describe("an age", () => {
  it.each([
    [0, "vừa xong"],
    [59, "vừa xong"],
    [60, "1 phút trước"],
    [3_599, "59 phút trước"],
    [3_600, "1 giờ trước"],
    [86_399, "23 giờ trước"],
    [3 * 86_400, "3 ngày trước"],
  ])("of %d seconds is told as %s", (seconds, text) => {
    expect(ageText(seconds)).toBe(text);
  });
});
