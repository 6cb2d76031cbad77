import { describe, expect, it } from "vitest";
import { likeliestScores } from "./likeliest-scores.ts";

const scores = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([score, price]) => {
    const [home = 0, away = 0] = score.split("-").map(Number);
    return { home, away, price };
  });

describe("The likeliest scores", () => {
  it("The three lowest prices are chosen, fewer goals first on a tie", () => {
    const quote = {
      at: 1,
      suspended: false,
      other: 30,
      scores: scores({ "2-1": 8, "1-0": 6.5, "0-1": 8, "1-1": 6 }),
    };
    expect(likeliestScores(quote).map(({ home, away }) => `${home}-${away}`)).toEqual(["1-1", "1-0", "0-1"]);
  });
});
