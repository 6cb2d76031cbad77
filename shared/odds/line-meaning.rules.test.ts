import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineBet, lineCases } from "./line-meaning.rules.ts";

const bet = (given: Partial<LineBet>): LineBet => ({
  market: "asian_handicap",
  line: 0.5,
  phase: "instant",
  ...given,
});

describe("a handicap set before kick-off", () => {
  it("A handicap from before kick-off counts all goals: home gives a half and leads 1-0", () => {
    expect(lineCases(bet({ line: 0.5 }), { home: 1, away: 0 }, false)).toEqual([
      { situation: "stays", bets: ["won", "lost"] },
      { situation: "next_home", bets: ["won", "lost"] },
      { situation: "next_away", bets: ["lost", "won"] },
    ]);
  });

  it("A handicap on a quarter line ends by halves: away gives 0/0.5 at 0-0", () => {
    expect(lineCases(bet({ line: -0.25 }), { home: 0, away: 0 }, false)[0]?.bets).toEqual([
      "half_won",
      "half_lost",
    ]);
  });

  it("A handicap has one case left once the match is decided", () => {
    expect(lineCases(bet({ line: 1 }), { home: 2, away: 1 }, true)).toEqual([
      { situation: "stays", bets: ["push", "push"] },
    ]);
  });
});

describe("a handicap in play", () => {
  it("An in-play handicap counts from the current score: at 2-0 nobody leads", () => {
    expect(lineCases(bet({ phase: "inplay", line: 0.25 }), { home: 2, away: 0 }, false)).toEqual([
      { situation: "stays", bets: ["half_lost", "half_won"] },
      { situation: "next_home", bets: ["won", "lost"] },
      { situation: "next_away", bets: ["lost", "won"] },
    ]);
  });

  it("An in-play handicap has no meaning after the end: its starting score is not known", () => {
    expect(lineCases(bet({ phase: "inplay" }), { home: 2, away: 0 }, true)).toEqual([]);
  });
});

describe("a total", () => {
  it("A total counts every goal in play too, of either side", () => {
    expect(
      lineCases(bet({ market: "over_under", line: 2.75, phase: "inplay" }), { home: 1, away: 1 }, false),
    ).toEqual([
      { situation: "stays", bets: ["lost", "won"] },
      { situation: "next", bets: ["half_won", "half_lost"] },
    ]);
  });

  it("A total of corners counts corners", () => {
    expect(
      lineCases(bet({ market: "corner_over_under", line: 9 }), { home: 5, away: 4 }, false)[0]?.bets,
    ).toEqual(["push", "push"]);
  });
});

describe("the two sides of a line", () => {
  const mirror = {
    won: "lost",
    half_won: "half_lost",
    push: "push",
    half_lost: "half_won",
    lost: "won",
  } as const;
  const anyBet = fc.record({
    market: fc.constantFrom("asian_handicap", "over_under", "corner_over_under", "corner_handicap"),
    line: fc.integer({ min: -20, max: 40 }).map((quarters) => quarters / 4),
    phase: fc.constantFrom("initial", "instant", "inplay"),
  } as const);

  it("The two sides of a line always mirror each other", () => {
    const count = fc.record({ home: fc.nat(10), away: fc.nat(10) });
    fc.assert(
      fc.property(anyBet, count, fc.boolean(), (one, at, decided) => {
        for (const { bets } of lineCases(one, at, decided)) expect(bets[1]).toBe(mirror[bets[0]]);
      }),
    );
  });
});
