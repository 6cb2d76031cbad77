import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySeen, aPlayed, seenAtHome, seenAway } from "#tests/support/builders/played-matches.ts";
import { goalCounts, goalParity, halfFullMatrix } from "./goal-count.rules.ts";
import { splitBySide } from "./window.rules.ts";

const values = (counts: object): number[] => Object.values(counts);
const sum = (counts: object): number => values(counts).reduce((total, count) => total + count, 0);

describe("goalCounts", () => {
  it("Goal counts group matches by the team's goals, and its goals by half", () => {
    const matches = [
      seenAtHome(aPlayed(0, 2, { half: { home: 0, away: 1 } })),
      seenAtHome(aPlayed(3, 1, { half: { home: 1, away: 1 } })),
      seenAway(aPlayed(0, 5, { half: { home: 0, away: 2 } })),
      seenAway(aPlayed(2, 1)),
    ];
    expect(goalCounts(matches)).toEqual({
      matches: { none: 1, one: 1, two: 0, three: 1, four_or_more: 1 },
      half_time_known: 3,
      first_half_goals: 3,
      second_half_goals: 5,
    });
  });

  it("Goals by half are unknown where no half-time score is known", () => {
    expect(goalCounts([seenAtHome(aPlayed(1, 0))])).toMatchObject({
      first_half_goals: null,
      second_half_goals: null,
    });
  });

  it("Goal counts are the sum of home and away, and of all goals, for any matches", () => {
    fc.assert(
      fc.property(anySeen, (matches) => {
        const { total, home, away } = splitBySide(matches, goalCounts);
        const scored = matches.filter(({ full }) => full).length;
        expect(sum(total.matches)).toBe(scored);
        expect(sum(home.matches) + sum(away.matches)).toBe(scored);
        const halves = matches.filter(({ half }) => half).flatMap(({ full }) => full?.scored ?? 0);
        expect((total.first_half_goals ?? 0) + (total.second_half_goals ?? 0)).toBe(sum(halves));
      }),
    );
  });
});

describe("goalParity", () => {
  it("Goal parity counts all goals of the match: 0 is even, three are over 2.5", () => {
    const matches = [aPlayed(0, 0), aPlayed(2, 1), aPlayed(1, 1), aPlayed(4, 0)].map(seenAtHome);
    expect(goalParity(matches)).toEqual({ over: 2, under: 2, odd: 1, even: 3 });
  });
});

describe("halfFullMatrix", () => {
  it("The half-time/full-time matrix groups matches by the team's result at half-time and at the end", () => {
    const lead = { half: { home: 1, away: 0 } };
    const matches = [
      seenAtHome(aPlayed(2, 0, lead)),
      seenAtHome(aPlayed(1, 2, lead)),
      seenAway(aPlayed(1, 1, lead)),
      seenAway(aPlayed(1, 3, { half: { home: 0, away: 0 } })),
      seenAway(aPlayed(1, 3)),
    ];
    expect(halfFullMatrix(matches)).toMatchObject({
      won_won: 1,
      won_lost: 1,
      lost_drawn: 1,
      drawn_won: 1,
      lost_lost: 0,
    });
  });

  it("Every match with a half-time score counts once, at home or away, for any matches", () => {
    fc.assert(
      fc.property(anySeen, (matches) => {
        const { total, home, away } = splitBySide(matches, halfFullMatrix);
        expect(sum(total)).toBe(matches.filter(({ half, full }) => half && full).length);
        for (const key of Object.keys(total) as (keyof typeof total)[]) {
          expect(home[key] + away[key]).toBe(total[key]);
        }
        const parity = goalParity(matches);
        expect(parity.over + parity.under).toBe(parity.odd + parity.even);
      }),
    );
  });
});
