import { describe, expect, it } from "vitest";
import { aDemoPlan, aDemoTeam } from "#tests/support/demo/demo-plans.ts";
import { seasonPrices } from "./season-prices.ts";

describe("Prices of a match of long ago", () => {
  it("A match of long ago has two prices of one bookmaker in each main market, before kick-off", () => {
    const plan = aDemoPlan("long ago");
    const series = seasonPrices(plan);
    expect(series.map(({ market }) => market).toSorted()).toEqual([
      "asian_handicap",
      "match_result",
      "over_under",
    ]);
    expect(new Set(series.map(({ company, period }) => `${company} ${period}`))).toEqual(
      new Set(["kim-long full"]),
    );
    for (const { quotes } of series) {
      expect(quotes).toHaveLength(2);
      const moments = quotes.map(({ known_at_ms }) => known_at_ms ?? 0);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(moments.at(-1)).toBeLessThan(plan.match_time * 1000);
    }
  });

  it("Prices of long ago hold the bookmaker's margin, and favour the stronger side", () => {
    const strong = aDemoTeam("strong", { attack: 1.5, defence: 0.7 });
    const weak = aDemoTeam("weak", { attack: 0.7, defence: 1.4 });
    const result = seasonPrices(aDemoPlan("one", { home: strong, away: weak })).find(
      ({ market }) => market === "match_result",
    );
    for (const { prices } of result?.quotes ?? []) {
      const [home = 0, , away = 0] = prices;
      expect(home).toBeLessThan(away);
      const book = prices.reduce((sum, price) => sum + 1 / price, 0);
      expect(book).toBeGreaterThan(1.03);
      expect(book).toBeLessThan(1.08);
    }
    expect(result?.quotes).toHaveLength(2);
  });

  it("Prices of long ago follow from seed and match alone", () => {
    const plan = aDemoPlan("twice");
    expect(seasonPrices(plan)).toEqual(seasonPrices(plan));
  });
});
