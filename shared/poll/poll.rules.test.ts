import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPollOpen, pollShares, pollTotal } from "./poll.rules.ts";

describe("a poll", () => {
  it("A poll takes votes until the second of kick-off", () => {
    const match = { status: "not_started", match_time: 1000 } as const;
    expect([998, 999, 1000, 1001].map((now) => isPollOpen(match, now))).toEqual([true, true, false, false]);
  });

  it("A poll of a match without an hour takes votes until its day begins", () => {
    const midnight = Date.UTC(2026, 2, 14) / 1000;
    const match = { status: "not_started", match_time: midnight + 43_200, time_unknown: true } as const;
    expect([midnight - 1, midnight].map((now) => isPollOpen(match, now))).toEqual([true, false]);
  });

  it.each(["first_half", "ended", "postponed", "cancelled", "to_be_determined"] as const)(
    "A poll takes no votes on a match that is %s",
    (status) => expect(isPollOpen({ status, match_time: 1000 }, 0)).toBe(false),
  );
});

describe("shares of votes", () => {
  it.each([
    [
      { home: 0, draw: 0, away: 0 },
      { home: 0, draw: 0, away: 0 },
    ],
    [
      { home: 1, draw: 0, away: 0 },
      { home: 100, draw: 0, away: 0 },
    ],
    [
      { home: 1, draw: 1, away: 1 },
      { home: 34, draw: 33, away: 33 },
    ],
    [
      { home: 2, draw: 1, away: 4 },
      { home: 29, draw: 14, away: 57 },
    ],
    [
      { home: 1, draw: 1, away: 198 },
      { home: 1, draw: 0, away: 99 },
    ],
  ])("The shares of %j are %j", (counts, shares) => expect(pollShares(counts)).toEqual(shares));

  it("Shares add up to 100, each less than one from its own, and more votes never have a smaller share", () => {
    const votes = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.record({ home: votes, draw: votes, away: votes }), (counts) => {
        const total = pollTotal(counts);
        fc.pre(total > 0);
        const shares = pollShares(counts);
        expect(pollTotal(shares)).toBe(100);
        for (const choice of ["home", "draw", "away"] as const) {
          expect(Math.abs(shares[choice] - (counts[choice] * 100) / total)).toBeLessThan(1);
          if (counts[choice] > counts.away) expect(shares[choice]).toBeGreaterThanOrEqual(shares.away);
        }
      }),
    );
  });
});
