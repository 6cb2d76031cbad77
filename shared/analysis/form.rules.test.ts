import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySeen, aPlayed, seenAtHome, seenAway } from "#tests/support/builders/played-matches.ts";
import { formResultOf, formSummary, outcomeRates, resultRates } from "./form.rules.ts";
import { splitBySide } from "./window.rules.ts";

const lines = { full: { handicap: 0.5, total: 2.5 }, half: { handicap: null, total: null } };

describe("formSummary", () => {
  it("The form summary adds up results, goals and bets of the given team", () => {
    const matches = [
      seenAtHome(aPlayed(2, 0, { lines })), // won, beat the handicap, under
      seenAtHome(aPlayed(1, 1, { lines })), // drawn, lost the handicap, under
      seenAway(aPlayed(3, 2, { lines })), // lost away, lost the handicap, over
    ];
    expect(matches.map(formResultOf)).toEqual(["won", "drawn", "lost"]);
    expect(formSummary(matches)).toEqual({
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      goals_for: 5,
      goals_against: 4,
      win_percent: 33.4,
      lines: {
        handicap: { played: 3, won: 1, push: 0, lost: 2, win_percent: 33.3 },
        total: { played: 3, over: 1, push: 0, under: 2, over_percent: 33.3, under_percent: 66.7 },
      },
    });
  });

  it("A match that the organiser decided counts for its winner, whatever the goals, and settles no bet", () => {
    const walkover = aPlayed(0, 0, { full: null, lines, winner: "home", is_awarded: true });
    const award = aPlayed(2, 1, { lines, winner: "away", is_awarded: true });
    expect([formResultOf(seenAtHome(walkover)), formResultOf(seenAway(walkover))]).toEqual(["won", "lost"]);
    expect(formSummary([seenAtHome(walkover), seenAtHome(award)])).toMatchObject({
      ...{ played: 2, won: 1, lost: 1, goals_for: 2, goals_against: 1 },
      lines: { handicap: { played: 0 }, total: { played: 0 } },
    });
  });

  it("A match without a score does not count, and there is no percentage of nothing", () => {
    const unknown = seenAtHome(aPlayed(0, 0, { full: null, lines }));
    expect(formResultOf(unknown)).toBeNull();
    expect(formSummary([unknown])).toMatchObject({
      played: 0,
      win_percent: null,
      lines: { handicap: { played: 0, win_percent: null }, total: { played: 0, over_percent: null } },
    });
  });

  it("The summary is the sum of home and away, for any matches", () => {
    fc.assert(
      fc.property(anySeen, (matches) => {
        const { total, home, away } = splitBySide(matches, formSummary);
        for (const key of ["played", "won", "drawn", "lost", "goals_for", "goals_against"] as const) {
          expect(home[key] + away[key]).toBe(total[key]);
        }
        expect(total.won + total.drawn + total.lost).toBe(total.played);
      }),
    );
  });
});

describe("rates", () => {
  it("Rates are shares of the matches that have a score", () => {
    const matches = [
      aPlayed(2, 0),
      aPlayed(1, 1),
      aPlayed(0, 3),
      aPlayed(1, 0),
      aPlayed(9, 9, { full: null }),
    ];
    expect(resultRates(matches.map(seenAway))).toEqual({
      played: 4,
      won_percent: 25,
      drawn_percent: 25,
      lost_percent: 50,
    });
    expect(outcomeRates(matches.flatMap(({ full }) => full ?? []))).toEqual({
      played: 4,
      home_percent: 50,
      draw_percent: 25,
      away_percent: 25,
    });
    expect(outcomeRates([])).toMatchObject({ played: 0, home_percent: null });
  });

  it("Rates add up to 100 where each on its own would be a third", () => {
    const thirds = [aPlayed(1, 0), aPlayed(1, 1), aPlayed(0, 1)];
    expect(resultRates(thirds.map(seenAtHome))).toMatchObject({
      won_percent: 33.4,
      drawn_percent: 33.3,
      lost_percent: 33.3,
    });
    expect(outcomeRates(thirds.flatMap(({ full }) => full ?? []))).toMatchObject({
      home_percent: 33.4,
      draw_percent: 33.3,
      away_percent: 33.3,
    });
    expect(formSummary(thirds.map(seenAtHome)).win_percent).toBe(33.4);
  });
});
