import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BetTerms,
  settleTip,
  type TipMatch,
  type TipResult,
  tipProfit,
} from "./tip-settlement.rules.ts";

const goals = fc.record({ home: fc.nat({ max: 8 }), away: fc.nat({ max: 8 }) });
const quarters = fc.integer({ min: -14, max: 14 }).map((count) => count / 4);
const period = fc.constantFrom("full" as const, "half" as const);
const termsArb: fc.Arbitrary<BetTerms> = fc.oneof(
  fc.record({
    period,
    market: fc.constant("asian_handicap" as const),
    outcome: fc.constantFrom("home" as const, "away" as const),
    line: quarters,
  }),
  fc.record({
    period,
    market: fc.constant("over_under" as const),
    outcome: fc.constantFrom("over" as const, "under" as const),
    line: quarters.map((line) => Math.abs(line) + 0.5),
  }),
  fc.record({
    period,
    market: fc.constant("match_result" as const),
    outcome: fc.constantFrom("home" as const, "draw" as const, "away" as const),
    line: fc.constant(null),
  }),
  fc.record({
    period,
    market: fc.constant("european_handicap" as const),
    outcome: fc.constantFrom("home" as const, "draw" as const, "away" as const),
    line: fc.integer({ min: -4, max: 4 }),
  }),
  fc.record({
    period,
    market: fc.constant("double_chance" as const),
    outcome: fc.constantFrom("home_draw" as const, "home_away" as const, "draw_away" as const),
    line: fc.constant(null),
  }),
);
const status = fc.constantFrom(
  "ended",
  "ended",
  "ended",
  "postponed",
  "abandoned",
  "cancelled",
  "second_half",
  "interrupted",
) as fc.Arbitrary<TipMatch["status"]>;
const matchArb: fc.Arbitrary<TipMatch> = fc.record({ status, full: goals, half: goals });

/**
 * By bookmakers' rule books and not our lines: the return of 4 units (so that quarters stay whole), as two bets of 2 on
 * the whole or half lines beside a quarter line.
 */
function paidBack(terms: BetTerms, match: TipMatch, price: number): number | null {
  if (["postponed", "abandoned", "cancelled"].includes(match.status)) return 4;
  if (match.status !== "ended") return null;
  const score = terms.period === "full" ? match.full : match.half;
  if (score === null) return null;
  const { home, away } = score;
  if (terms.market === "asian_handicap" || terms.market === "over_under") {
    const count = { home: home - away, away: away - home, over: home + away, under: -(home + away) }[
      terms.outcome
    ];
    const needed = terms.outcome === "home" || terms.outcome === "over" ? terms.line : -terms.line;
    const isQuarter = Math.abs(needed * 4) % 2 === 1;
    return (isQuarter ? [needed - 0.25, needed + 0.25] : [needed, needed])
      .map((half) => (count > half ? 2 * price : count === half ? 2 : 0))
      .reduce((sum, fraction) => sum + fraction, 0);
  }
  const shifted = home - (terms.line ?? 0);
  const letter = shifted > away ? "home" : shifted === away ? "draw" : "away";
  return terms.outcome.split("_").includes(letter) ? 4 * price : 0;
}

describe("settling tips", () => {
  it("Tips pay as the rule books say, for ten thousand of any kind", () => {
    let voids = 0;
    let open = 0;
    const price = fc.integer({ min: 101, max: 2000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(termsArb, matchArb, price, (terms, match, decimal) => {
        const result = settleTip(terms, match);
        const back = paidBack(terms, match, decimal);
        if (result === null || back === null) {
          expect(result).toBe(back);
          open += 1;
          return;
        }
        if (result === "void") voids += 1;
        expect(4 * (tipProfit(result, decimal) + 1)).toBeCloseTo(back, 9);
      }),
      { numRuns: 10_000 },
    );
    expect(voids).toBeGreaterThan(1000);
    expect(open).toBeGreaterThan(1000);
  });

  it.each<[string, BetTerms, TipMatch, TipResult | null]>([
    [
      "over 2.75 with three goals",
      { market: "over_under", period: "full", outcome: "over", line: 2.75 },
      { status: "ended", full: { home: 2, away: 1 }, half: { home: 0, away: 0 } },
      "half_won",
    ],
    [
      "home -1 that wins by one",
      { market: "asian_handicap", period: "full", outcome: "home", line: 1 },
      { status: "ended", full: { home: 1, away: 0 }, half: null },
      "push",
    ],
    [
      "a first half, once the match is over",
      { market: "match_result", period: "half", outcome: "draw", line: null },
      { status: "ended", full: { home: 2, away: 0 }, half: { home: 0, away: 0 } },
      "won",
    ],
    [
      "a first half while the second is played",
      { market: "match_result", period: "half", outcome: "draw", line: null },
      { status: "second_half", full: { home: 2, away: 0 }, half: { home: 0, away: 0 } },
      null,
    ],
    [
      "a first half of a match that is abandoned",
      { market: "match_result", period: "half", outcome: "draw", line: null },
      { status: "abandoned", full: { home: 2, away: 0 }, half: { home: 0, away: 0 } },
      "void",
    ],
    [
      "a first half without a known score",
      { market: "match_result", period: "half", outcome: "draw", line: null },
      { status: "ended", full: { home: 2, away: 0 }, half: null },
      null,
    ],
  ])("A tip is settled as expected: %s", (_, terms, match, result) => {
    expect(settleTip(terms, match)).toBe(result);
  });
});
