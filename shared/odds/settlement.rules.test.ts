import { describe, expect, it } from "vitest";
import type { BetOutcome } from "./outcome.schema.ts";
import {
  europeanHandicapResult,
  profitOf,
  settleDoubleChance,
  settleHandicap,
  settleTotal,
  totalOutcome,
} from "./settlement.rules.ts";

/** The lines of the settlement table: -5 to +5 by quarters. */
const LINES = Array.from({ length: 41 }, (_, index) => -5 + index / 4);
const GOALS = Array.from({ length: 11 }, (_, goals) => goals);

/** Two half stakes on the neighbouring lines, each won, returned or lost: the result of one unit at HK price 1. */
function profitOfHalves(count: number, line: number): number {
  const isQuarter = !Number.isInteger(line * 2);
  const halves = isQuarter ? [line - 0.25, line + 0.25] : [line, line];
  return halves.map((half) => Math.sign(count - half) / 2).reduce((sum, fraction) => sum + fraction, 0);
}

const profitAtEvens = (outcome: BetOutcome): number => profitOf(outcome, 2);

/** The same at any price: a half stake that wins pays the price, one that draws is returned, one that loses is gone. */
function payoutOfHalves(count: number, line: number, decimal: number): number {
  const below = Math.floor(line * 2) / 2;
  const above = Math.ceil(line * 2) / 2;
  const payout = (half: number) => (count > half ? decimal / 2 : count === half ? 0.5 : 0);
  return payout(below) + payout(above) - 1;
}

describe("settleHandicap", () => {
  it("A handicap settles every line and score as two half stakes would", () => {
    let settled = 0;
    for (const line of LINES)
      for (const home of GOALS)
        for (const away of GOALS) {
          const label = `${home}-${away} at ${line}`;
          const onHome = profitAtEvens(settleHandicap(home, away, line, "home"));
          const onAway = profitAtEvens(settleHandicap(home, away, line, "away"));
          expect(onHome, label).toBe(profitOfHalves(home - away, line));
          expect(onAway, label).toBe(profitOfHalves(away - home, -line));
          settled += 1;
        }
    expect(settled).toBe(41 * 121);
  });

  it("A handicap earns at any price as much as two half stakes", () => {
    for (const decimal of [1.05, 1.5, 1.95, 2.4, 9])
      for (const line of LINES)
        for (const home of GOALS)
          for (const away of GOALS) {
            const label = `${home}-${away} at ${line}, ${decimal}`;
            const onHome = profitOf(settleHandicap(home, away, line, "home"), decimal);
            expect(onHome, label).toBeCloseTo(payoutOfHalves(home - away, line, decimal), 12);
            const onAway = profitOf(settleHandicap(home, away, line, "away"), decimal);
            expect(onAway, label).toBeCloseTo(payoutOfHalves(away - home, -line, decimal), 12);
          }
  });

  it("A handicap never lets both sides win: one side's gain at even prices is the other's loss", () => {
    for (const line of LINES)
      for (const home of GOALS)
        for (const away of GOALS) {
          const both = ["home", "away"] as const;
          const sum = both.map((side) => profitAtEvens(settleHandicap(home, away, line, side)));
          expect((sum[0] ?? Number.NaN) + (sum[1] ?? Number.NaN)).toBe(0);
        }
  });

  it.each([
    ["a team that gives 0.25 and draws", 1, 1, 0.25, "home", "half_lost"],
    ["a team that gives 0.75 and wins by one", 2, 1, 0.75, "home", "half_won"],
    ["a team that gets 0.75 and loses by one", 1, 2, -0.75, "home", "half_lost"],
    ["a visitor that gets 0.75 and loses by one", 2, 1, 0.75, "away", "half_lost"],
    ["a team that gives 1 and wins by one", 1, 0, 1, "home", "push"],
    ["a level bet on the winner", 0, 2, 0, "away", "won"],
    ["a team that gives 1.25 and wins by one", 3, 2, 1.25, "home", "half_lost"],
  ] as const)(
    "The handicap is settled as bookmakers publish it: %s",
    (_, home, away, line, side, outcome) => {
      expect(settleHandicap(home, away, line, side)).toBe(outcome);
    },
  );
});

describe("settleTotal", () => {
  it("A total settles every line and number of goals as two half stakes would", () => {
    for (const line of LINES)
      for (const goals of GOALS) {
        const label = `${goals} goals at ${line}`;
        expect(profitAtEvens(settleTotal(goals, line, "over")), label).toBe(profitOfHalves(goals, line));
        expect(profitAtEvens(settleTotal(goals, line, "under")), label).toBe(profitOfHalves(-goals, -line));
      }
  });

  it.each([
    [2, 2.25, "over", "half_lost"],
    [3, 2.75, "over", "half_won"],
    [2, 2.25, "under", "half_won"],
    [2, 2, "under", "push"],
    [0, 2.5, "over", "lost"],
  ] as const)(
    "Of a total, %d goals at %d, a bet on %s is settled as bookmakers publish it",
    (goals, line, side, outcome) => {
      expect(settleTotal(goals, line, side)).toBe(outcome);
    },
  );
});

describe("totalOutcome", () => {
  it.each([
    [4, 2.5, "over"],
    [3, 2.75, "half_over"],
    [3, 3, "push"],
    [2, 2.25, "half_under"],
    [1, 2.25, "under"],
  ] as const)("A total of %d goals at line %d is %s", (goals, line, outcome) => {
    expect(totalOutcome(goals, line)).toBe(outcome);
  });
});

describe("europeanHandicapResult", () => {
  const WHOLE = LINES.filter(Number.isInteger);

  it("A European handicap is 1X2 of the score after the line has been added to its side", () => {
    for (const line of WHOLE)
      for (const home of GOALS)
        for (const away of GOALS) {
          const [left, right] = line > 0 ? [home, away + line] : [home - line, away];
          const expected = left > right ? "home" : left < right ? "away" : "draw";
          expect(europeanHandicapResult(home, away, line), `${home}-${away} at ${line}`).toBe(expected);
        }
  });

  it.each([
    ["a team that gives 1 and wins by one", 1, 0, 1, "draw"],
    ["a team that gives 1 and wins by two", 3, 1, 1, "home"],
    ["a team that gives 1 and draws", 0, 0, 1, "away"],
    ["a team that gets 2 and loses by two", 0, 2, -2, "draw"],
  ] as const)("A European handicap returns no stake: %s", (_what, home, away, line, expected) => {
    expect(europeanHandicapResult(home, away, line)).toBe(expected);
  });

  it("A European handicap differs from the Asian one only where that returns the stake", () => {
    for (const line of WHOLE)
      for (const home of GOALS)
        for (const away of GOALS) {
          const result = europeanHandicapResult(home, away, line);
          const asian = settleHandicap(home, away, line, "home");
          expect(asian).toBe({ home: "won", draw: "push", away: "lost" }[result]);
        }
  });
});

describe("settleDoubleChance", () => {
  it("Two of the three double chances win at every score: all but the one without the result", () => {
    for (const home of GOALS)
      for (const away of GOALS) {
        const lost = (["home_draw", "home_away", "draw_away"] as const).filter(
          (chance) => settleDoubleChance(home, away, chance) === "lost",
        );
        expect(lost).toEqual([home > away ? "draw_away" : home < away ? "home_draw" : "home_away"]);
      }
  });
});

describe("profitOf", () => {
  it("The profit is the price less the stake, half of it for half a win, and half the stake is lost for half a loss", () => {
    const outcomes = ["won", "half_won", "push", "half_lost", "lost"] as const;
    expect(outcomes.map((outcome) => profitOf(outcome, 1.5))).toEqual([0.5, 0.25, 0, -0.5, -1]);
  });
});
