import { describe, expect, it } from "vitest";
import { aPlayed, seenAway } from "#tests/support/builders/played-matches.ts";
import { teamAverages } from "./average.rules.ts";

const nothing = { corners: null, yellow_cards: null, red_cards: null };

describe("teamAverages", () => {
  it("Averages are of the given team, each over the matches that have the statistic", () => {
    const counted = (corners: number | null, yellow_cards: number | null) => ({
      home: nothing,
      away: { corners, yellow_cards, red_cards: null },
    });
    const matches = [
      seenAway(aPlayed(1, 2, { counts: counted(5, 0) })),
      seenAway(aPlayed(0, 2, { counts: counted(4, null) })),
      seenAway(aPlayed(3, 1, { counts: counted(null, 1) })),
    ];
    expect(teamAverages(matches)).toEqual({
      played: 3,
      counted: { goals_for: 3, goals_against: 3, corners: 2, yellow_cards: 2, red_cards: 0 },
      goals_for: 1.67,
      goals_against: 1.33,
      corners: 4.5,
      yellow_cards: 0.5,
      red_cards: null,
    });
  });
});
