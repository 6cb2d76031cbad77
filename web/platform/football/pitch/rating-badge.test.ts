import { describe, expect, it } from "vitest";
import { ratingBand } from "./rating-badge.tsx";

describe("ratingBand", () => {
  it("begins each band at its whole number", () => {
    expect([10, 8, 7.9, 7, 6.9, 6, 5.9, 0].map(ratingBand)).toEqual([
      "best",
      "best",
      "good",
      "good",
      "fair",
      "fair",
      "low",
      "low",
    ]);
  });
});
