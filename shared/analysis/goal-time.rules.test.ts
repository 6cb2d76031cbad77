import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySeen, aPlayed, seenAtHome, seenAway, theGoals } from "#tests/support/builders/played-matches.ts";
import { firstGoals, goalSegments, goalTimes } from "./goal-time.rules.ts";
import { splitBySide } from "./window.rules.ts";

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

describe("goalTimes", () => {
  it("Each minute goes into its bucket, added time into the bucket before it", () => {
    const bucketOf = (minute: string) => {
      const { scored } = goalTimes([seenAtHome(aPlayed(1, 0, { goals: theGoals(`home ${minute}`) }))]);
      return scored.indexOf(1);
    };
    expect(["1", "10", "11", "20", "21", "31", "40"].map(bucketOf)).toEqual([0, 0, 1, 1, 2, 3, 3]);
    expect(["41", "45", "45+1", "45+9"].map(bucketOf)).toEqual([4, 4, 4, 4]);
    expect(["46", "50", "51", "60", "61", "71", "80"].map(bucketOf)).toEqual([5, 5, 6, 6, 7, 8, 8]);
    expect(["81", "90", "90+7"].map(bucketOf)).toEqual([9, 9, 9]);
  });

  it("Goals without a minute and those of overtime are left out", () => {
    const { scored } = goalTimes([
      seenAtHome(aPlayed(1, 0, { goals: theGoals("home ?", "home 91", "home 120") })),
    ]);
    expect(scored).toEqual(Array(10).fill(0));
  });

  it("Scored, conceded and first goals are counted apart", () => {
    const goals = theGoals("home 12", "away 45+2", "home 88");
    const atHome = goalTimes([seenAtHome(aPlayed(2, 1, { goals }))]);
    expect(atHome.scored).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(atHome.conceded).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    expect(atHome.first_goal).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(goalTimes([seenAway(aPlayed(2, 1, { goals }))]).first_goal).toEqual(Array(10).fill(0));
  });

  it("Every goal with a minute counts once, at home or away, for any matches", () => {
    fc.assert(
      fc.property(anySeen, (matches) => {
        const timed = matches.flatMap(({ goals }) => goals).filter(({ minute }) => minute !== null);
        const { total, home, away } = splitBySide(matches, goalTimes);
        expect(sum(total.scored)).toBe(timed.filter(({ scored }) => scored).length);
        expect(sum(total.conceded)).toBe(timed.filter(({ scored }) => !scored).length);
        for (const key of ["scored", "conceded", "first_goal"] as const) {
          expect(total[key]).toEqual(home[key].map((count, place) => count + (away[key][place] ?? 0)));
        }
        expect(sum(total.first_goal)).toBeLessThanOrEqual(firstGoals(matches).scored);
      }),
    );
  });
});

describe("firstGoals", () => {
  it("The first goal is found in the order of the clock", () => {
    const matches = [
      seenAtHome(aPlayed(1, 1, { goals: theGoals("away 46", "home 45+2") })),
      seenAtHome(aPlayed(1, 1, { goals: theGoals("home 46", "away 45+2") })),
      seenAtHome(aPlayed(1, 1, { goals: theGoals("home 45+3", "away 45+2") })),
      seenAtHome(aPlayed(0, 0)),
    ];
    expect(firstGoals(matches)).toEqual({ scored: 1, conceded: 2, none: 1 });
  });

  it("The first goal is unknown in a match with an incomplete list of goals, unless one team alone scored", () => {
    const matches = [
      seenAtHome(aPlayed(2, 1, { goals: theGoals("home 10", "away 20") })),
      seenAtHome(aPlayed(1, 1, { goals: theGoals("home 10", "away ?") })),
      seenAtHome(aPlayed(0, 0, { full: null, goals: theGoals("home 10") })),
      seenAtHome(aPlayed(2, 0)),
      seenAtHome(aPlayed(0, 2, { goals: theGoals("away 50") })),
    ];
    expect(firstGoals(matches)).toEqual({ scored: 1, conceded: 1, none: 0 });
    expect(goalTimes(matches).first_goal).toEqual(Array(10).fill(0));
  });
});

describe("goalSegments", () => {
  it("There are six segments of fifteen minutes with their shares of 100", () => {
    const goals = theGoals("home 15", "home 16", "home 45+4", "home 46", "home 90+1", "home 90", "away 3");
    const segments = goalSegments([seenAtHome(aPlayed(6, 1, { goals }))], "scored");
    expect(segments.map(({ from, to, count, percent }) => [from, to, count, percent])).toEqual([
      [1, 15, 1, 16.7],
      [16, 30, 1, 16.7],
      [31, 45, 1, 16.7],
      [46, 60, 1, 16.6],
      [61, 75, 0, 0],
      [76, 90, 2, 33.3],
    ]);
    expect(goalSegments([seenAtHome(aPlayed(6, 1, { goals }))], "conceded")[0]).toMatchObject({
      count: 1,
      percent: 100,
    });
    expect(goalSegments([], "scored").map(({ percent }) => percent)).toEqual(Array(6).fill(null));
  });

  it("The segments hold the goals of the buckets, for any matches", () => {
    fc.assert(
      fc.property(anySeen, fc.constantFrom("scored", "conceded"), (matches, which) => {
        const counts = goalSegments(matches, which).map(({ count }) => count);
        expect(sum(counts)).toBe(sum(goalTimes(matches)[which]));
        expect(sum(counts.slice(0, 3))).toBe(sum(goalTimes(matches)[which].slice(0, 5)));
      }),
    );
  });
});
