import { describe, expect, it } from "vitest";
import { decimalLine, isNegative, lineLabel, priceLabel, splitLine } from "./price-label.ts";

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
  it.each([
    [0, "0", "0"],
    [-0, "0", "0"],
    [0.25, "0/0.5", "0.25"],
    [0.5, "0.5", "0.5"],
    [0.75, "0.5/1", "0.75"],
    [1, "1", "1"],
    [1.25, "1/1.5", "1.25"],
    [2.75, "2.5/3", "2.75"],
    [-0.25, "-0/0.5", "-0.25"],
    [-1.25, "-1/1.5", "-1.25"],
    [-2, "-2", "-2"],
  ])("The line %d is written %s, or %s as a decimal", (line, split, decimal) => {
    expect([splitLine(line), decimalLine(line)]).toEqual([split, decimal]);
  });

  it("Lines from -5 to 5 can be read back, with the sign once and the smaller half first", () => {
    for (let line = -5; line <= 5; line += 0.25) {
      const [, sign, first, second] = /^(-?)([\d.]+)(?:\/([\d.]+))?$/.exec(splitLine(line)) ?? [];
      const halves = [Number(first), Number(second ?? first)];
      expect(sign, `${line}`).toBe(line < 0 ? "-" : "");
      expect(second === undefined, `${line}`).toBe(Number.isInteger(line * 2));
      expect((halves[1] ?? 0) - (halves[0] ?? 0), `${line}`).toBe(second === undefined ? 0 : 0.5);
      const size = ((halves[0] ?? 0) + (halves[1] ?? 0)) / 2;
      expect(line < 0 ? -size : size).toBe(line);
      expect(Number(decimalLine(line))).toBe(line);
    }
  });

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
