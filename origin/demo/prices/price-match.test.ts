import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BatchMatch, BatchPriceSeries, type BatchQuote } from "#origin/ingest/batch.schema.ts";
import { proportionalProbabilities } from "#shared/odds/index.ts";
import { INPLAY_STALE_S } from "#shared/odds/price-state.rules.ts";
import type { DemoMatchPlan, DemoTeam } from "../match-plan.ts";
import { demoCompanies } from "./companies.table.ts";
import { priceMatch } from "./price-match.ts";

const KICK_OFF = Date.UTC(2026, 10, 21, 12) / 1000;
const MINUTE = 60_000;

const aTeam = (id: string, attack: number, defence: number): DemoTeam => ({
  ...{ id, name: id, attack, defence, formation: "4-3-3", coach: `${id}-coach`, players: [] },
});

const aPlan = (seed: string, strengths: readonly [number, number, number, number]): DemoMatchPlan => ({
  id: `m-${seed}`,
  seed,
  match_time: KICK_OFF,
  home: aTeam("home", strengths[0], strengths[1]),
  away: aTeam("away", strengths[2], strengths[3]),
  ...{ neutral: false, decider: false, absent: [], capacity: 20_000, climate_c: 20 },
});

const at = (minute: number): number => KICK_OFF * 1000 + minute * MINUTE;

function aCourse(goals: readonly (readonly [minute: number, side: "home" | "away"])[]) {
  const changes = [
    ["first_half", 0],
    ["half_time", 47],
    ["second_half", 62],
    ["ended", 112],
  ] as const;
  const status_changes = changes.map(([status, minute]) => ({
    ...{ known_at_ms: at(minute), status, period_started_at_ms: at(minute), score: null },
  }));
  const incidents = goals.map(([minute, side], index): BatchMatch["incidents"][number] => ({
    ...{ external_id: String(index), known_at_ms: at(minute), cancelled_at_ms: null, kind: "goal", side },
    ...{ minute: 1, added: null, player: null, other_player: null },
  }));
  return { status_changes, incidents };
}

const strength = fc.double({ min: 0.65, max: 1.6, noNaN: true });
const world = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  strengths: fc.tuple(strength, strength, strength, strength),
  goals: fc.uniqueArray(
    fc.tuple(
      fc.oneof(fc.integer({ min: 1, max: 46 }), fc.integer({ min: 63, max: 110 })),
      fc.constantFrom("home", "away"),
    ),
    { maxLength: 6, selector: ([minute]) => minute },
  ),
});

const open = (series: readonly BatchPriceSeries[]): { series: BatchPriceSeries; quote: BatchQuote }[] =>
  series.flatMap((one) =>
    one.quotes.filter(({ suspended }) => !suspended).map((quote) => ({ series: one, quote })),
  );

const marginOf = (quote: BatchQuote): number => quote.prices.reduce((sum, price) => sum + 1 / price, -1);

describe("Demo prices", () => {
  it("Demo prices come from twelve companies in every market, at least two each before the match", () => {
    const series = priceMatch(aPlan("a", [1, 1, 1, 1]), aCourse([]), "live");
    const markets = new Set(series.map(({ market, period }) => `${market}/${period}`));
    expect([...markets].toSorted()).toEqual([
      "asian_handicap/full",
      "asian_handicap/half",
      "corner_handicap/full",
      "corner_handicap/half",
      "corner_over_under/full",
      "corner_over_under/half",
      "correct_score/full",
      "double_chance/full",
      "double_chance/half",
      "european_handicap/full",
      "european_handicap/half",
      "match_result/full",
      "match_result/half",
      "over_under/full",
      "over_under/half",
    ]);
    for (const { external_id } of demoCompanies) {
      const own = series.filter(({ company }) => company === external_id);
      expect(own.length, external_id).toBe(markets.size);
      expect(own.filter(({ quotes }) => quotes.length > 1).length).toBeGreaterThan(10);
    }
  });

  it("Demo prices fit the batch schema, and come in the order in which they became known", () => {
    fc.assert(
      fc.property(world, ({ seed, strengths, goals }) => {
        for (const one of priceMatch(aPlan(seed, strengths), aCourse(goals), "live")) {
          BatchPriceSeries.parse(one);
          const moments = one.quotes.map(({ known_at_ms }) => known_at_ms ?? 0);
          expect(moments).toEqual(moments.toSorted((a, b) => a - b));
          expect(one.quotes.every(({ in_play, known_at_ms }) => in_play === (known_at_ms ?? 0) > at(0))).toBe(
            true,
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it("Demo bookmakers keep 2 to 8 % of a three-way book and 2 to 7 % of a two-way one", () => {
    fc.assert(
      fc.property(world, ({ seed, strengths, goals }) => {
        for (const { series, quote } of open(priceMatch(aPlan(seed, strengths), aCourse(goals), "live"))) {
          const most = quote.prices.length === 2 ? 0.07 : 0.08;
          if (series.market === "correct_score" || series.market === "double_chance") continue;
          expect(marginOf(quote), JSON.stringify({ series: series.market, quote })).toBeGreaterThanOrEqual(
            0.02,
          );
          expect(marginOf(quote), JSON.stringify({ series: series.market, quote })).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("In-play prices follow the score: a total lies above the goals scored, and the leader's price shortens", () => {
    const series = priceMatch(aPlan("follow", [1, 1, 1, 1]), aCourse([[20, "home"]]), "live");
    const leader = demoCompanies[0]?.external_id;
    const quotes = (market: string) =>
      series.find((one) => one.company === leader && one.market === market && one.period === "full")
        ?.quotes ?? [];
    for (const { line, home_score, in_play } of quotes("over_under")) {
      if (in_play) expect(line).toBeGreaterThan(home_score ?? 0);
    }
    const result = quotes("match_result");
    const goal = result.findIndex(({ home_score }) => home_score === 1);
    expect(result[goal]).toMatchObject({ suspended: true, home_score: 1 });
    expect(result[goal + 1]).toMatchObject({ suspended: false, home_score: 1 });
    expect(result[goal + 1]?.prices[0]).toBeLessThan(result[goal - 1]?.prices[0] ?? 0);
  });

  it("Demo prices become known in order", () => {
    fc.assert(
      fc.property(world, ({ seed, strengths, goals }) => {
        for (const { quotes } of priceMatch(aPlan(seed, strengths), aCourse(goals), "live")) {
          const moments = quotes.map(({ known_at_ms }) => known_at_ms ?? 0);
          expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 20 },
    );
  });

  it("In-play prices of every company are suspended after every goal for a while", () => {
    fc.assert(
      fc.property(world, ({ seed, strengths, goals }) => {
        const series = priceMatch(aPlan(seed, strengths), aCourse(goals), "live");
        const hot = new Set(demoCompanies.flatMap((company) => (company.hot ? company.external_id : [])));
        for (const [minute] of goals) {
          for (const { quotes } of series.filter(({ company }) => hot.has(company))) {
            const during = quotes.filter(({ known_at_ms }) => {
              const since = (known_at_ms ?? 0) - at(minute);
              return since > 0 && since < 55_000;
            });
            expect(during.every(({ suspended }) => suspended)).toBe(true);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it("Open live prices hardly ever look stale, in the break neither", () => {
    fc.assert(
      fc.property(world, ({ seed, strengths, goals }) => {
        const ages = priceMatch(aPlan(seed, strengths), aCourse(goals), "live").flatMap(({ quotes }) => {
          const inPlay = quotes.filter(({ in_play }) => in_play);
          const ends = [...inPlay.slice(1).map(({ at: next }) => next ?? 0), at(112) / 1000];
          return inPlay.flatMap(({ at: set, suspended }, index) =>
            suspended ? [] : [(ends[index] ?? 0) - (set ?? 0)],
          );
        });
        expect(ages.length).toBeGreaterThan(200);
        // A price that rounds to the same value is not repeated, so some stand for two steps.
        expect(ages.filter((age) => age > INPLAY_STALE_S).length).toBeLessThan(ages.length * 0.1);
      }),
      { numRuns: 20 },
    );
  });

  it("Prices are consistent: over a line of goals is as likely in the correct scores as in the total", () => {
    fc.assert(
      fc.property(world, ({ seed, strengths }) => {
        const series = priceMatch(aPlan(seed, strengths), aCourse([]), "live");
        for (const { external_id } of demoCompanies) {
          const of = (market: string) =>
            series.find(
              (one) => one.company === external_id && one.market === market && one.period === "full",
            );
          const total = of("over_under")?.quotes[0];
          const scores = of("correct_score")?.quotes[0]?.scores;
          if (!total || total.line === null || !scores) throw new Error("a market is missing");
          const listed = scores.listed.map(({ home, away, price }) => ({
            goals: home + away,
            chance: 1 / price,
          }));
          // Unlisted scores have five goals or more, so they say nothing about a line that high.
          if (total.line > 4.5) continue;
          const all = [...listed, { goals: 5, chance: 1 / (scores.other ?? Number.POSITIVE_INFINITY) }];
          let [over, under] = [0, 0];
          for (const { goals, chance } of all) {
            const distance = goals - total.line;
            if (distance > 0) over += distance > 0.25 ? chance : chance / 2;
            if (distance < 0) under += distance < -0.25 ? chance : chance / 2;
          }
          const [share] = proportionalProbabilities(total.prices as [number, number]);
          expect(Math.abs(over / (over + under) - share)).toBeLessThan(0.03);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("Correct-score prices differ between companies, and the lowest is not always the same company's", () => {
    const series = priceMatch(aPlan("a", [1, 1, 1, 1]), aCourse([]), "live");
    const books = series
      .filter(({ market }) => market === "correct_score")
      .map(({ company, quotes }) => ({ company, listed: quotes.at(-1)?.scores?.listed ?? [] }));
    expect(books).toHaveLength(demoCompanies.length);
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map((place) =>
      books.map(({ listed }) => listed[place]?.price ?? 0),
    );
    const best = places.map((prices) => prices.indexOf(Math.max(...prices)));
    expect(new Set(best).size).toBeGreaterThan(2);
  });

  it("Prices stop where the match is cancelled", () => {
    const postponed = {
      status_changes: [
        { known_at_ms: at(-24 * 60), status: "postponed" as const, period_started_at_ms: null, score: null },
      ],
      incidents: [],
    };
    const quotes = priceMatch(aPlan("off", [1, 1, 1, 1]), postponed, "live").flatMap((one) => one.quotes);
    expect(Math.max(...quotes.map(({ known_at_ms }) => known_at_ms ?? 0))).toBeLessThan(at(-23 * 60));
  });
});
