import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MatchCorners } from "#shared/match/index.ts";
import { cornerPeriods, minutePlaces } from "./corners.rules.ts";

const corners = (fields: Partial<Record<"home" | "away" | "home_half" | "away_half", number>>) =>
  MatchCorners.parse({
    match_id: 7,
    home: null,
    away: null,
    home_half: null,
    away_half: null,
    events: [],
    ...fields,
  });

describe("cornerParts", () => {
  it("The second half is the difference from the whole", () => {
    expect(cornerPeriods(corners({ home: 5, away: 3, home_half: 2, away_half: 3 }))).toEqual([
      { period: "first_half", home: 2, away: 3 },
      { period: "second_half", home: 3, away: 0 },
      { period: "full", home: 5, away: 3 },
    ]);
  });

  it("Only the sum is known while no half is counted", () => {
    expect(cornerPeriods(corners({ home: 1, away: 0 }))).toEqual([{ period: "full", home: 1, away: 0 }]);
  });

  it("A side with only a sum gets no guessed halves", () => {
    const [, second] = cornerPeriods(corners({ home: 4, home_half: 1 }));
    expect(second).toEqual({ period: "second_half", home: 3, away: null });
  });
});

describe("minutePlaces", () => {
  it("The position is a share of 90 minutes, or of 120 with overtime", () => {
    expect(minutePlaces([45, null, 90])).toEqual([50, null, 100]);
    expect(minutePlaces([45, 120])).toEqual([37.5, 100]);
  });

  it("The position never leaves the line", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(140))), (minutes) => {
        for (const place of minutePlaces(minutes))
          expect(place === null || (place >= 0 && place <= 100)).toBe(true);
      }),
    );
  });
});
