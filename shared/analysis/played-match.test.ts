import { describe, expect, it } from "vitest";
import { aPlayed, theGoals } from "#tests/support/builders/played-matches.ts";
import { seenBy } from "./played-match.ts";

describe("seenBy", () => {
  const match = aPlayed(2, 1, {
    home_id: 7,
    away_id: 8,
    half: { home: 0, away: 1 },
    goals: theGoals("away 30", "home 60", "home 90+3", "home 100"),
    counts: {
      home: { corners: 5, yellow_cards: 1, red_cards: 0 },
      away: { corners: 3, yellow_cards: 2, red_cards: 1 },
    },
    lines: { full: { handicap: 0.75, total: 3 }, half: { handicap: 0.25, total: 0.75 } },
  });

  it("Goals, half-time goals, counts and bets are converted to the home team's side", () => {
    expect(seenBy(7, match)).toMatchObject({
      side: "home",
      full: { scored: 2, conceded: 1 },
      half: { scored: 0, conceded: 1 },
      corners: 5,
      red_cards: 0,
      handicap: { full: "half_won", half: "lost" },
      total: { full: "push", half: "half_over" },
    });
  });

  it("They are converted to the away team's side, where the same bets end the other way round", () => {
    expect(seenBy(8, match)).toMatchObject({
      side: "away",
      full: { scored: 1, conceded: 2 },
      half: { scored: 1, conceded: 0 },
      corners: 3,
      red_cards: 1,
      handicap: { full: "half_lost", half: "won" },
      total: { full: "push", half: "half_over" },
    });
  });

  it("Goals have their scoring side, and overtime is left out", () => {
    expect(seenBy(8, match).goals).toEqual([
      { scored: true, minute: 30, added: null },
      { scored: false, minute: 60, added: null },
      { scored: false, minute: 90, added: 3 },
    ]);
  });

  it("No bet is settled without a score or a line", () => {
    const { handicap, total } = seenBy(7, {
      ...match,
      half: null,
      lines: { ...match.lines, full: { handicap: null, total: 2.5 } },
    });
    expect([handicap, total]).toEqual([
      { full: null, half: null },
      { full: "over", half: null },
    ]);
  });
});
