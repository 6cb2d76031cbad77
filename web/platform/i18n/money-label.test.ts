import { describe, expect, it } from "vitest";
import { inLocale } from "./locale.server.ts";
import { moneyLabel } from "./money-label.ts";

const texts = (amount: number, currency = "EUR") =>
  (["vi", "en"] as const).map((locale) => inLocale(locale, () => moneyLabel({ amount, currency })));

describe("money", () => {
  it.each([
    [12_500_000, ["12,5 triệu €", "€12.5m"]],
    [850_000, ["850 nghìn €", "€850k"]],
    [1_240_000_000, ["1,2 tỷ €", "€1.2bn"]],
    [999_960, ["1 triệu €", "€1m"]],
    [999_940, ["999,9 nghìn €", "€999.9k"]],
    [900, ["900 €", "€900"]],
    [0, ["0 €", "€0"]],
  ])("%d is told in the step that a reader compares", (amount, expected) => {
    expect(texts(amount)).toEqual(expected);
  });

  it("keeps the code of a currency without a sign of its own", () => {
    expect(texts(2_000_000, "VND")).toEqual(["2 triệu VND", "VND 2m"]);
  });
});
