import { describe, expect, it } from "vitest";
import { inLocale } from "./locale.server.ts";
import { formatDecimal, formatNumber, formatPercent, meanLabel } from "./number-label.ts";

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

  it.each(["vi", "en"] as const)("are written as Intl writes them: %s", (locale) => {
    const values = [
      0,
      7,
      -3,
      999,
      1_000,
      45_000,
      -1_234_567,
      1e21,
      0.5,
      12.25,
      1_234.125,
      0.000_5,
      1e-7,
      2 / 3,
    ];
    for (const value of values) {
      expect(inLocale(locale, () => formatNumber(value))).toBe(value.toLocaleString(locale));
      for (const decimals of [0, 1, 2]) {
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const expected = value.toLocaleString(locale, digits);
        expect(inLocale(locale, () => formatDecimal(value, decimals))).toBe(expected);
      }
    }
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
    expect(inLocale(locale, () => means.map(([value, kind]) => meanLabel(value, kind)))).toEqual(texts);
  });
});
