import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySeen, aPlayed, seenAtHome, seenAway } from "#tests/support/builders/played-matches.ts";
import { handicapRecord, lineRecord, lineRecords, totalRecord } from "./line-record.rules.ts";
import { splitBySide } from "./window.rules.ts";

describe("records against the lines", () => {
  it("Half wins count as won and half losses as lost", () => {
    expect(handicapRecord(["won", "half_won", "push", "half_lost", "lost", null])).toEqual({
      played: 5,
      won: 2,
      push: 1,
      lost: 2,
      win_percent: 40,
    });
    expect(totalRecord(["over", "half_over", "half_over", "push", "half_under", null])).toEqual({
      played: 5,
      over: 3,
      push: 1,
      under: 1,
      over_percent: 60,
      under_percent: 20,
    });
  });

  it("The line's sign is the home side's: a team that gives goals away from home must win by more", () => {
    const awayGivesOne = { full: { handicap: -1, total: null }, half: { handicap: null, total: null } };
    const records = [
      seenAway(aPlayed(0, 1, { lines: awayGivesOne })),
      seenAway(aPlayed(0, 2, { lines: awayGivesOne })),
    ];
    expect(lineRecord(records, "full").handicap).toMatchObject({ won: 1, push: 1, lost: 0 });
  });

  it("Records of the first half are kept apart", () => {
    const lines = { full: { handicap: 1, total: 2.5 }, half: { handicap: 0.5, total: 1 } };
    const match = seenAtHome(aPlayed(1, 0, { half: { home: 1, away: 0 }, lines }));
    expect(lineRecords([match], "full").last_six).toMatchObject({
      handicap_outcomes: ["push"],
      total_outcomes: ["under"],
    });
    expect(lineRecords([match], "half").last_six).toMatchObject({
      handicap_outcomes: ["won"],
      total_outcomes: ["push"],
    });
  });

  it("The outcomes of the six newest matches are listed, newest first", () => {
    const lines = { full: { handicap: 0.5, total: 0.5 }, half: { handicap: null, total: null } };
    const won = seenAtHome(aPlayed(1, 0, { lines }));
    const lost = seenAtHome(aPlayed(0, 0, { lines }));
    const unpriced = seenAtHome(aPlayed(1, 0));
    const { last_six, total } = lineRecords([won, lost, unpriced, lost, lost, won, won, won], "full");
    expect(last_six.handicap_outcomes).toEqual(["won", "lost", "lost", "lost", "won"]);
    expect(last_six.handicap).toMatchObject({ played: 5, won: 2, win_percent: 40 });
    expect(total.handicap).toMatchObject({ played: 7, won: 4 });
  });

  it("Records are the sum of home and away, for any matches", () => {
    fc.assert(
      fc.property(anySeen, fc.constantFrom("full", "half"), (matches, period) => {
        const { total, home, away } = splitBySide(matches, (some) => lineRecord(some, period));
        for (const key of ["played", "won", "push", "lost"] as const) {
          expect(home.handicap[key] + away.handicap[key]).toBe(total.handicap[key]);
        }
        for (const key of ["played", "over", "push", "under"] as const) {
          expect(home.total[key] + away.total[key]).toBe(total.total[key]);
        }
        const { last_six } = lineRecords(matches, period);
        expect(last_six.handicap.played).toBe(last_six.handicap_outcomes.length);
        expect(last_six.total.played).toBeLessThanOrEqual(6);
      }),
    );
  });
});
