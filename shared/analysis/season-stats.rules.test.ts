import { describe, expect, it } from "vitest";
import { type SeasonMatch, teamSeasonStats } from "./season-stats.rules.ts";

const nothing = { corners: null, yellow_cards: null, red_cards: null };

describe("teamSeasonStats", () => {
  const match = (scored: number, conceded: number, fields: Partial<SeasonMatch> = {}): SeasonMatch => ({
    ...nothing,
    board: { scored, conceded },
    penalty_goals: null,
    stats: {},
    ...fields,
  });

  it("sums what is known of each match and takes the mean of possession", () => {
    const stats = teamSeasonStats([
      match(2, 0, { penalty_goals: 1, corners: 7, stats: { shots: 12, possession: 60, fouls: 9 } }),
      match(1, 1, { penalty_goals: 0, corners: 2, yellow_cards: 2, stats: { shots: 8, possession: 45 } }),
      match(0, 3, { yellow_cards: 1 }),
    ]);
    expect(stats).toMatchObject({
      played: 3,
      goals: 3,
      goals_against: 4,
      penalty_goals: 1,
      clean_sheets: 1,
      yellow_cards: 3,
      red_cards: null,
      corners: 9,
      shots: 20,
      fouls: 9,
      offsides: null,
      possession: 52.5,
      counted: { corners: 2, yellow_cards: 2, red_cards: 0, shots: 2, fouls: 1, offsides: 0 },
    });
  });

  it("does not count matches without a score", () => {
    const unknown = match(0, 0, { board: null, corners: 5, stats: { shots: 3 } });
    expect(teamSeasonStats([unknown])).toMatchObject({ played: 0, goals: 0, corners: null, shots: null });
  });
});
