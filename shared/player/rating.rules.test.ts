import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestRated, byRating, meanRating } from "./rating.rules.ts";

describe("ratings", () => {
  it("The mean has two decimals over the rated matches", () => {
    expect(meanRating([7, null, 8])).toBe(7.5);
    expect(meanRating([7, 7, 6])).toBe(6.67);
    expect(meanRating([null, null])).toBeNull();
    expect(meanRating([])).toBeNull();
  });

  it("The mean is between the lowest and the highest rating", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 }), (tenths) => {
        const ratings = tenths.map((tenth) => tenth / 10);
        const mean = meanRating(ratings) ?? Number.NaN;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(mean).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });

  it("The best come first, the unrated last, and a rating of 0 before those", () => {
    const players = [{ rating: null }, { rating: 0 }, { rating: 9.1 }, { rating: 6 }];
    expect(players.toSorted(byRating).map((player) => player.rating)).toEqual([9.1, 6, 0, null]);
  });

  it("The best is the first listed of equals, and nobody where nobody is rated", () => {
    const players = [
      { id: 1, rating: 8 },
      { id: 2, rating: 8.5 },
      { id: 3, rating: 8.5 },
    ];
    expect(bestRated(players)?.id).toBe(2);
    expect(bestRated([{ rating: null }])).toBeNull();
    expect(bestRated([])).toBeNull();
  });
});
