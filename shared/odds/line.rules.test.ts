import { describe, expect, it } from "vitest";
import { decimalLine, splitLine } from "./line.rules.ts";

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
  ])("of %d is written %s, or %s as a decimal", (line, split, decimal) => {
    expect([splitLine(line), decimalLine(line)]).toEqual([split, decimal]);
  });
});
