import fc from "fast-check";
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

  it("Season statistics sum the known counts of each match and average possession", () => {
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
      counted: {
        ...{ goals: 3, goals_against: 3, clean_sheets: 3, penalty_goals: 3, corners: 2, yellow_cards: 2 },
        ...{ red_cards: 0, shots: 2, shots_on_target: 0, fouls: 1, offsides: 0, possession: 2 },
      },
    });
  });

  it("Passes and accurate ones, shots and those on target come from the same matches", () => {
    const stats = teamSeasonStats([
      match(2, 0, { stats: { passes: 400, passes_accurate: 300, shots: 9 } }),
      match(1, 1, { stats: { passes_accurate: 500, shots: 7 } }),
      match(0, 3, { stats: { passes: 90, passes_accurate: 100, shots: 4 } }),
    ]);
    expect(stats).toMatchObject({
      ...{ passes: 400, passes_accurate: 300, shots: 20, shots_on_target: null },
      counted: { passes: 1, passes_accurate: 1, shots: 3, shots_on_target: 0 },
    });
  });

  it("A match without a goal counts for penalties once the goals of another match are listed", () => {
    const goalless = match(0, 1);
    expect(teamSeasonStats([goalless, match(2, 0)])).toMatchObject({
      ...{ penalty_goals: null, counted: { penalty_goals: 0 } },
    });
    expect(teamSeasonStats([goalless, match(2, 0, { penalty_goals: 1 }), match(1, 0)])).toMatchObject({
      ...{ penalty_goals: 1, counted: { penalty_goals: 2 } },
    });
    expect(teamSeasonStats([goalless])).toMatchObject({ penalty_goals: 0, counted: { penalty_goals: 1 } });
  });

  const stat = fc.option(fc.nat(30));
  it("No share exceeds its whole, and no statistic has zero matches", () => {
    const season = fc.array(
      fc
        .record({ shots: stat, shots_on_target: stat, passes: stat, passes_accurate: stat })
        .map((stats) => match(1, 0, { stats })),
    );
    fc.assert(
      fc.property(season, (matches) => {
        const { counted, ...stats } = teamSeasonStats(matches);
        for (const [statistic, number] of Object.entries(counted)) {
          const value = stats[statistic as keyof typeof counted];
          expect(number).toBeLessThanOrEqual(stats.played);
          if (stats.played > 0) expect(value === null, statistic).toBe(number === 0);
        }
        for (const [whole, part] of [
          ["shots", "shots_on_target"],
          ["passes", "passes_accurate"],
        ] as const) {
          if (stats[whole] === null || stats[part] === null) continue;
          expect(stats[part]).toBeLessThanOrEqual(stats[whole]);
          expect(counted[part]).toBe(counted[whole]);
        }
      }),
    );
  });

  it("Matches without a score do not count", () => {
    const unknown = match(0, 0, { board: null, corners: 5, stats: { shots: 3 } });
    expect(teamSeasonStats([unknown])).toMatchObject({ played: 0, goals: 0, corners: null, shots: null });
  });
});
