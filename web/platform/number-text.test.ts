import { describe, expect, it } from "vitest";
import { inLocale } from "./locale.server.ts";
import { formatDecimal, formatPercent } from "./number-text.ts";

describe("numbers in the page's language", () => {
  it.each([
    ["vi", "7,3", "95,1%", "83%"],
    ["en", "7.3", "95.1%", "83%"],
  ] as const)("have a fixed count of decimals: %s", (locale, decimal, percent, whole) => {
    const texts = inLocale(locale, () => [
      formatDecimal(7.25, 1),
      formatPercent(0.9512, 1),
      formatPercent(0.829),
    ]);
    expect(texts).toEqual([decimal, percent, whole]);
  });

  it("keep noughts, so that columns stand", () => {
    expect(inLocale("en", () => formatDecimal(1, 3))).toBe("1.000");
  });
});
