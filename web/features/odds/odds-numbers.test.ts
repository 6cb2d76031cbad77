import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { ageText, kellyText, paybackText, percentText, shareText } from "./odds-numbers.ts";

describe("Numbers beside prices", () => {
  it.each(["vi", "en"] as const)("Numbers have a point, like prices, in %s", (locale) => {
    const texts = () => [percentText(0.951), paybackText(0.95067), shareText(0.4505), kellyText(1.0012)];
    expect(inLocale(locale, texts)).toEqual(["95.1%", "95.07%", "45.05", "1.001"]);
  });
});

describe("The age of a price", () => {
  it.each([
    [0, "vừa xong"],
    [59, "vừa xong"],
    [60, "1 phút trước"],
    [3_599, "59 phút trước"],
    [3_600, "1 giờ trước"],
    [86_399, "23 giờ trước"],
    [3 * 86_400, "3 ngày trước"],
  ])("An age of %d seconds is displayed as %s", (seconds, text) => {
    expect(ageText(seconds)).toBe(text);
  });
});
