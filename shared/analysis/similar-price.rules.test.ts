import { describe, expect, it } from "vitest";
import { arePricedAlike } from "./similar-price.rules.ts";

describe("arePricedAlike", () => {
  it("Similar prices are compared by chances without margins", () => {
    // 45.1, 27.9 and 27.1 % of two books that keep 5.3 and 2.0 %.
    expect(arePricedAlike([2.1, 3.4, 3.5], [2.17, 3.52, 3.62])).toBe(true);
  });

  it("Similar prices differ by two percent points at most", () => {
    expect(arePricedAlike([2, 4, 4], [1.93, 4.15, 4.15])).toBe(true);
    expect(arePricedAlike([2, 4, 4], [1.9, 4.22, 4.22])).toBe(false);
  });

  it("Similar prices have the same favourite", () => {
    expect(arePricedAlike([1.5, 4.2, 7], [7, 4.2, 1.5])).toBe(false);
  });
});
