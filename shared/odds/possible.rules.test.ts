import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fateOfOther, fateOfScore, isPossibleBet, isPossibleScore } from "./possible.rules.ts";
import { settleTotal } from "./settlement.rules.ts";

const at = (home: number, away: number, decided = false) => ({
  goals: { home, away },
  corners: { home: 0, away: 0 },
  decided,
});

describe("a total", () => {
  it("A total is impossible exactly when under cannot win any more, for any later goals", () => {
    const goals = fc.integer({ min: 0, max: 9 });
    const quarters = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(goals, goals, quarters, (home, away, quarter) => {
        const line = quarter / 4;
        const best = settleTotal(home + away, line, "under");
        const canWin = best === "won" || best === "half_won";
        expect(isPossibleBet({ market: "over_under", line }, at(home, away))).toBe(canWin);
      }),
    );
  });

  it("A total is possible where the goals are unknown, and in markets without a line", () => {
    expect(isPossibleBet({ market: "over_under", line: 0.5 }, { goals: null, corners: null })).toBe(true);
    expect(isPossibleBet({ market: "match_result", line: null }, at(5, 0))).toBe(true);
  });
});

describe("a correct score at 2-1", () => {
  it.each([
    [2, 1, true],
    [3, 1, true],
    [1, 1, false],
    [2, 0, false],
    [0, 0, false],
  ])("The score can still be %i-%i: %s", (home, away, possible) => {
    expect(isPossibleScore({ home, away }, at(2, 1))).toBe(possible);
    expect(fateOfScore({ home, away }, at(2, 1))).toBe(possible ? null : "impossible");
  });

  it("The score is the result at the end, and no other is", () => {
    expect(fateOfScore({ home: 2, away: 1 }, at(2, 1, true))).toBe("result");
    expect(fateOfScore({ home: 3, away: 1 }, at(2, 1, true))).toBe("impossible");
  });

  it("The score is one of the others only at the end, where it is not listed", () => {
    const listed = [{ home: 1, away: 0 }];
    expect(fateOfOther(listed, at(2, 1))).toBeNull();
    expect(fateOfOther(listed, at(2, 1, true))).toBe("result");
    expect(fateOfOther([{ home: 2, away: 1 }], at(2, 1, true))).toBe("impossible");
    expect(fateOfOther(listed, { goals: null, decided: true })).toBeNull();
  });
});
