import { describe, expect, it } from "vitest";
import { meanChances, type ScoreGrid, scoreChances, scoreGrid, scoreOffers } from "./correct-score.rules.ts";
import type { OddsOf, QuoteOf } from "./index.ts";

const KICK_OFF = 1_700_000_000;
const ahead = { begun: false, decided: false, closed: false, goals: null, corners: null };
const moment = { now: KICK_OFF - 3600, match_time: KICK_OFF, ...ahead };
const idOf = (id: number) => id as OddsOf<"correct_score">["company"]["id"];

/** `["2-1", 8]` and the price of the rest. */
const quoteOf = (
  scores: readonly (readonly [string, number])[],
  other: number | null = null,
): QuoteOf<"correct_score"> => ({
  at: KICK_OFF - 4000,
  suspended: false,
  scores: scores.map(([score, price]) => {
    const [home = 0, away = 0] = score.split("-").map(Number);
    return { home, away, price };
  }),
  other,
});
const rowOf = (id: number, instant: QuoteOf<"correct_score">): OddsOf<"correct_score"> => ({
  match_id: 1 as OddsOf<"correct_score">["match_id"],
  company: { id: idOf(id), name: `Company ${id}` },
  market: "correct_score",
  period: "full",
  initial: instant,
  instant,
  inplay: null,
});
const names = (list: ScoreGrid["home"]) => list.map(({ home, away }) => `${home}-${away}`);

describe("a grid of scores", () => {
  it("The grid lists home wins, draws and away wins, the lower scores first", () => {
    const all = ["4-3", "0-1", "2-2", "2-1", "1-2", "3-0", "0-0", "0-2", "1-0", "1-1", "2-0"];
    const grid = scoreGrid([{ company_id: idOf(1), quote: quoteOf(all.map((score) => [score, 9])) }]);
    expect(names(grid.home)).toEqual(["1-0", "2-0", "2-1", "3-0", "4-3"]);
    expect(names(grid.draw)).toEqual(["0-0", "1-1", "2-2"]);
    expect(names(grid.away)).toEqual(["0-1", "0-2", "1-2"]);
  });

  it("The grid has the highest price of each score and its company, and the lowest of those is the likeliest", () => {
    const grid = scoreGrid([
      {
        company_id: idOf(1),
        quote: quoteOf([
          ["1-0", 7],
          ["1-1", 6],
        ]),
      },
      {
        company_id: idOf(2),
        quote: quoteOf([
          ["1-0", 7.5],
          ["1-1", 6],
          ["2-0", 9],
        ]),
      },
    ]);
    expect(grid.home).toEqual([
      { home: 1, away: 0, price: 7.5, company_ids: [2], likeliest: false },
      { home: 2, away: 0, price: 9, company_ids: [2], likeliest: false },
    ]);
    expect(grid.draw).toEqual([{ home: 1, away: 1, price: 6, company_ids: [1, 2], likeliest: true }]);
  });

  it("The rest is compared only among companies that list every score: a shorter list leaves more in it", () => {
    const grid = scoreGrid([
      { company_id: idOf(1), quote: quoteOf([["1-0", 7]], 2) },
      {
        company_id: idOf(2),
        quote: quoteOf(
          [
            ["1-0", 7],
            ["2-0", 9],
          ],
          1.5,
        ),
      },
    ]);
    expect(grid.other).toEqual({ price: 1.5, company_ids: [2] });
    expect(scoreGrid([]).other).toBeNull();
  });
});

describe("one company's prices", () => {
  const fair = quoteOf(
    [
      ["1-0", 4],
      ["0-0", 4],
      ["0-1", 4],
    ],
    4,
  );

  it("A whole book has a payback, and one without a price for the rest has none", () => {
    const [whole, partial] = scoreOffers(
      [rowOf(1, fair), rowOf(2, { ...fair, other: null })],
      "current",
      moment,
    );
    expect(whole?.payback).toBeCloseTo(1, 12);
    expect(partial?.payback).toBeNull();
  });

  it("A book has its likeliest score, and whether the price is available", () => {
    const [offer] = scoreOffers(
      [
        rowOf(1, {
          ...quoteOf([
            ["2-1", 8],
            ["1-1", 6],
            ["1-0", 6],
          ]),
          suspended: true,
        }),
      ],
      "current",
      moment,
    );
    expect(offer).toMatchObject({ state: "suspended", likeliest: { home: 1, away: 0, price: 6 } });
  });

  it("Chances without the margin add up to 1", () => {
    expect(scoreChances(fair, "proportional")?.get("0-0")).toBeCloseTo(0.25, 12);
    const chances = scoreChances(
      quoteOf(
        [
          ["1-0", 3],
          ["0-0", 5],
        ],
        2,
      ),
      "power",
    );
    expect([...(chances?.keys() ?? [])]).toEqual(["1-0", "0-0", "other"]);
    expect([...(chances?.values() ?? [])].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(chances?.get("other")).toBeGreaterThan(chances?.get("1-0") ?? 1);
    expect(scoreChances({ ...fair, other: null }, "power")).toBeNull();
  });

  it("The common estimate takes each score over those that list it", () => {
    const even = quoteOf([["1-0", 2]], 2);
    const other = quoteOf(
      [
        ["1-0", 4],
        ["0-0", 4],
      ],
      2,
    );
    const together = meanChances([even, other, { ...even, other: null }], "proportional");
    // Means of 0.375, 0.25 and 0.5 are more than 1 together: the same in proportion, in tenths of a percent.
    expect([...(together ?? [])]).toEqual([
      ["1-0", 0.333],
      ["other", 0.445],
      ["0-0", 0.222],
    ]);
    expect(meanChances([{ ...even, other: null }], "power")).toBeNull();
  });
});
