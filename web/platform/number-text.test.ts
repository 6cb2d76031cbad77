import { describe, expect, it } from "vitest";
import { inLocale } from "./locale.server.ts";
import { formatDecimal, formatPercent, meanText } from "./number-text.ts";

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

  it.each([
    ["vi", ["500", "12,5", "2,40", "0,07", "52,1%"]],
    ["en", ["500", "12.5", "2.40", "0.07", "52.1%"]],
  ] as const)("means have the decimals that their kind needs: %s", (locale, texts) => {
    const means = [
      ...([
        [499.6, "passes"],
        [12.512, "shots"],
        [2.4, "goals"],
      ] as const),
      ...([
        [0.0667, "red_cards"],
        [52.07, "possession"],
      ] as const),
    ];
    expect(inLocale(locale, () => means.map(([value, kind]) => meanText(value, kind)))).toEqual(texts);
  });
});
