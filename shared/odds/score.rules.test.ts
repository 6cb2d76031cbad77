import { describe, expect, it } from "vitest";
import { compareScores, scoreKey } from "./score.rules.ts";

describe("scores of correct-score prices", () => {
  it("Scores are in the order of the tables", () => {
    const scores = [
      [2, 1],
      [3, 0],
      [1, 0],
      [2, 0],
      [0, 0],
    ].map(([home = 0, away = 0]) => ({ home, away }));
    expect(scores.toSorted(compareScores).map(scoreKey)).toEqual(["0-0", "1-0", "2-0", "2-1", "3-0"]);
  });

  it("Scores are ordered alike for either winner", () => {
    expect(compareScores({ home: 1, away: 2 }, { home: 2, away: 1 })).toBe(0);
  });
});
