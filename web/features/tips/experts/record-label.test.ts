import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { gainText, strikeIntervalText, strikeText, unitsText } from "./record-label.ts";

describe("Record statistics", () => {
  it("Values have their sign, and none if they round to zero", () => {
    const texts = () => [0.052, -0.131, 0.0004, -0.0004].map(gainText);
    expect(inLocale("vi", texts)).toEqual(["+5,2%", "−13,1%", "0,0%", "0,0%"]);
    expect(inLocale("en", texts)).toEqual(["+5.2%", "−13.1%", "0.0%", "0.0%"]);
    expect(inLocale("vi", () => [12.345, -0.5, 0.001].map(unitsText))).toEqual([
      "+12,35 đơn vị",
      "−0,50 đơn vị",
      "0,00 đơn vị",
    ]);
    expect(inLocale("en", () => unitsText(-3))).toBe("−3.00 units");
  });

  it("A win rate has its count and its confidence interval", () => {
    const record = { won: 12, decided: 20, strike_rate: 0.6, strike_interval: { low: 0.3866, high: 0.7812 } };
    const none = { won: 0, decided: 0, strike_rate: null, strike_interval: null };
    const texts = () => [strikeText(record), strikeIntervalText(record), strikeText(none)];
    for (const locale of ["vi", "en"] as const)
      expect(inLocale(locale, texts)).toEqual(["12/20 · 60%", "39–78%", "–"]);
    expect(strikeIntervalText(none)).toBeNull();
  });
});
