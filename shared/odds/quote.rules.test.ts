import { describe, expect, it } from "vitest";
import { fieldValue, lineOf, valuesOf } from "./quote.rules.ts";

const base = { at: 1_700_000_000, suspended: false };
const handicap = { ...base, line: -0.25, home: 1.9, away: 1.95 };
const result = { ...base, home: 2, draw: 3.4, away: 4 };

describe("Values of a quote", () => {
  it("Prices are in the order of the market's outcomes", () => {
    expect(valuesOf("asian_handicap", handicap)).toEqual([1.9, 1.95]);
    expect(valuesOf("match_result", result)).toEqual([2, 3.4, 4]);
    expect(valuesOf("correct_score", { ...base, scores: [], other: 9 })).toEqual([]);
  });

  it("The prices of a handicap have the type of a pair", () => {
    const pair: [number, number] = valuesOf("asian_handicap", handicap);
    expect(pair).toHaveLength(2);
    // @ts-expect-error a quote of another market
    valuesOf("over_under", handicap);
  });

  it("A field that a market lacks is null", () => {
    expect(lineOf(handicap)).toBe(-0.25);
    expect(lineOf(result)).toBeNull();
    expect(fieldValue(result, "over")).toBeNull();
    expect(fieldValue(result, "draw")).toBe(3.4);
  });
});
