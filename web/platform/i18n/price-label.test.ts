import { describe, expect, it } from "vitest";
import { isNegative, lineLabel, priceLabel } from "./price-label.ts";

describe("a price as readers write it", () => {
  it.each([
    [1.95, ["1.95", "0.95", "0.95", "−1.05", "−105"]],
    [2.5, ["2.50", "1.50", "−0.67", "1.50", "+150"]],
    [2, ["2.00", "1.00", "1.00", "1.00", "+100"]],
  ] as const)("of %d in the five formats", (decimal, texts) => {
    const formats = ["decimal", "hong_kong", "malay", "indo", "us"] as const;
    expect(formats.map((format) => priceLabel(decimal, format))).toEqual(texts);
  });

  it("is told apart where it is negative", () => {
    expect([isNegative(2.5, "malay"), isNegative(2.5, "decimal")]).toEqual([true, false]);
  });
});

describe("a line", () => {
  it("is written split or as a decimal, with a real minus", () => {
    expect([0.25, -0.75, 1, 0].map((line) => lineLabel(line, "split"))).toEqual([
      "0/0.5",
      "−0.5/1",
      "1",
      "0",
    ]);
    expect(lineLabel(-0.75, "decimal")).toBe("−0.75");
  });
});
