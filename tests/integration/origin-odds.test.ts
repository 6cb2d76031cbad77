import { describe, expect, it } from "vitest";
import { oddsHandlers } from "#origin/football/odds/odds.routes.ts";
import type { BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aBatchMatch, atMinute } from "#tests/support/batches/origin-batches.ts";
import {
  aQuote,
  somePrices,
  someResultPrices,
  someScorePrices,
} from "#tests/support/batches/price-batches.ts";
import {
  codeOf,
  companyIdsOf,
  handlerCall,
  type OddsCall,
  oddsCaller,
  threeCompanies,
} from "#tests/support/calls/odds-calls.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

const callOdds = oddsCaller(db);

const leagueWith = (prices: BatchPriceSeries[]) =>
  aCoveredLeague([aBatchMatch({ prices })], { companies: threeCompanies });

const companyIds = () => companyIdsOf(db);

describe("prices of a match", () => {
  it("Prices of a match come into their phases as the clock passes the moments they became known", async () => {
    await store(leagueWith([somePrices()]), atMinute(-3000));
    const seen: unknown[] = [];
    for (const minute of [-1441, -1440, -31, -30, 10, 11]) {
      const { data, nextChangeAtMs } = await callOdds("oddsDetail", "match_id=1", minute);
      const [row] = data.odds;
      const prices = [row?.initial, row?.instant, row?.inplay].map((quote) =>
        quote && "line" in quote && "home" in quote ? `${quote.line} ${quote.home}` : null,
      );
      seen.push([minute, data.odds.length, ...prices, nextChangeAtMs]);
    }
    expect(seen).toEqual([
      [-1441, 0, null, null, null, atMinute(-1440)],
      [-1440, 1, "0.25 1.95", "0.25 1.95", null, atMinute(-30)],
      [-31, 1, "0.25 1.95", "0.25 1.95", null, atMinute(-30)],
      [-30, 1, "0.25 1.95", "0.5 2.02", null, atMinute(11)],
      [10, 1, "0.25 1.95", "0.5 2.02", null, atMinute(11)],
      // Nobody reports on the match: its result is unknown then, and no price can be had.
      [11, 1, "0.25 1.95", "0.5 2.02", "0.25 1.88", atMinute(180)],
    ]);
  });

  it("Prices of a match come by company, hot ones first, and by market", async () => {
    const prices = [
      somePrices({ company: "quiet" }),
      someResultPrices({ company: "b1", period: "half" }),
      someResultPrices({ company: "b1" }),
      somePrices({ company: "b1" }),
      somePrices({ company: "b2", market: "over_under" }),
    ];
    await store(leagueWith(prices));
    const { data, tags } = await callOdds("oddsDetail", "match_id=1", 0);
    expect(data.odds.map(({ company, market, period }) => [company.name, market, period])).toEqual([
      ["First", "over_under", "full"],
      ["Second", "asian_handicap", "full"],
      ["Second", "match_result", "full"],
      ["Second", "match_result", "half"],
      ["Quiet", "asian_handicap", "full"],
    ]);
    expect(tags).toEqual(["match:1"]);
    const some = await callOdds("oddsDetail", "match_id=1&markets=over_under,match_result", 0);
    expect(some.data.odds.map(({ market }) => market)).toEqual([
      "over_under",
      "match_result",
      "match_result",
    ]);
  });

  it("Prices of a match are of any market that is asked for, and say when the next price of it becomes known", async () => {
    const later = (minute: number) => [
      aQuote({ line: 9.5 }),
      aQuote({ known_at_ms: atMinute(minute), line: 10.5, in_play: true, minute }),
    ];
    await store(
      leagueWith([
        somePrices(),
        someScorePrices(),
        somePrices({ market: "corner_handicap", quotes: later(40) }),
        somePrices({ company: "b2", market: "corner_over_under", quotes: later(50) }),
      ]),
    );
    const marketsAt = async (markets: string, minute: number) => {
      const { data, nextChangeAtMs } = await callOdds("oddsDetail", `match_id=1&markets=${markets}`, minute);
      return [data.odds.map(({ market }) => market), nextChangeAtMs];
    };
    expect(await marketsAt("correct_score", 0)).toEqual([["correct_score"], atMinute(180)]);
    expect(await marketsAt("corner_over_under,corner_handicap", 0)).toEqual([
      ["corner_over_under", "corner_handicap"],
      atMinute(40),
    ]);
    expect(await marketsAt("corner_over_under,corner_handicap", 40)).toEqual([
      ["corner_over_under", "corner_handicap"],
      atMinute(50),
    ]);
  });

  it("Prices of a match are those of one company where one is asked for, and none where it has none", async () => {
    await store(leagueWith([somePrices(), somePrices({ company: "b2" })]));
    const { First, Quiet } = await companyIds();
    const first = await callOdds("oddsDetail", `match_id=1&company_id=${First}`, 0);
    expect(first.data.odds.map(({ company }) => company.name)).toEqual(["First"]);
    expect((await callOdds("oddsDetail", `match_id=1&company_id=${Quiet}`, 0)).data.odds).toEqual([]);
  });

  it("Prices of a match stand in the call of their market", async () => {
    const three = (line: number | null): BatchQuote[] => [aQuote({ line, prices: [2, 3.4, 4] })];
    await store(
      leagueWith([
        somePrices({ market: "european_handicap", quotes: three(1) }),
        somePrices({ market: "double_chance", period: "half", quotes: three(null) }),
        someScorePrices(),
        somePrices({ market: "corner_handicap" }),
        somePrices({ market: "corner_over_under", quotes: [aQuote({ line: 9.5 })] }),
        somePrices({ market: "corner_over_under", period: "half", quotes: [aQuote({ line: 4.5 })] }),
      ]),
    );
    const quote = { at: atMinute(-120) / 1000, suspended: false };
    const euro = await callOdds("oddsEurohadicap", "match_id=1", 0);
    expect(euro.data.odds[0]?.initial).toEqual({ ...quote, line: 1, home: 2, draw: 3.4, away: 4 });
    expect((await callOdds("oddsEurohadicap", "match_id=1&period=half", 0)).data.odds).toEqual([]);
    const double = await callOdds("oddsDoublechance", "match_id=1&period=half", 0);
    expect(double.data.odds[0]?.instant).toEqual({ ...quote, home_draw: 2, home_away: 3.4, draw_away: 4 });
    const scores = await callOdds("oddsCorrectPrematch", "match_id=1", 0);
    expect(scores.data.odds[0]?.instant).toMatchObject({
      other: 15,
      scores: [{ home: 1, away: 0, price: 6.5 }, { price: 5.8 }],
    });
    const corners = await callOdds("oddsConnerMain", "match_id=1", 0);
    expect(corners.data.handicap.map(({ market, period }) => [market, period])).toEqual([
      ["corner_handicap", "full"],
    ]);
    expect(corners.data.over_under.map(({ initial }) => initial?.line)).toEqual([9.5, 4.5]);
    const full = await callOdds("oddsConnerFt", "match_id=1", 0);
    const half = await callOdds("oddsConnerHt", "match_id=1", 0);
    expect([full, half].map(({ data }) => data.odds.map(({ initial }) => initial?.line))).toEqual([
      [9.5],
      [4.5],
    ]);
  });

  it("Prices of 1X2 say payback and margin-free probabilities phase by phase", async () => {
    const at = (minute: number, prices: number[]) =>
      aQuote({ known_at_ms: atMinute(minute), line: null, prices });
    const quotes = [at(-60, [2.1, 3.4, 3.5]), at(-30, [1.83, 3.65, 4.32])];
    await store(leagueWith([someResultPrices({ quotes })]));
    const { data } = await callOdds("oddsEuropean", "match_id=1", 0);
    expect(data.odds[0]?.margins).toEqual({
      initial: { payback_percent: 94.69, home_percent: 45.09, draw_percent: 27.85, away_percent: 27.06 },
      instant: { payback_percent: 95.07, home_percent: 51.95, draw_percent: 26.04, away_percent: 22.01 },
      inplay: null,
    });
  });

  it("Prices of a match are read in one round trip, however many companies there are", async () => {
    await store(leagueWith([somePrices(), somePrices({ company: "b2" }), someResultPrices()]));
    let trips = 0;
    const counting = oddsHandlers({
      prepare: (sql) => db.prepare(sql),
      batch: (statements) => {
        trips += 1;
        return db.batch(statements);
      },
    });
    const call = handlerCall(atMinute(0));
    await counting.oddsDetail({ ...call, query: { match_id: 1 } });
    await counting.oddsMainall({ ...call, query: { tz: "+00:00", limit: 200, page: 1 } });
    expect(trips).toBe(2);
  });
});

describe("a history of prices", () => {
  it("A history of prices is newest first, with phase, minute and score, and holds nothing of later", async () => {
    await store(leagueWith([somePrices({ company: "b2" })]));
    const { First } = await companyIds();
    const rows = async (minute: number) => {
      const { data, nextChangeAtMs } = await callOdds(
        "oddsChangeHistory",
        `match_id=1&company_id=${First}`,
        minute,
      );
      const seen = data.full.asian_handicap.map((move) => [
        move.phase,
        move.line,
        move.minute,
        move.home_score,
      ]);
      return { seen, nextChangeAtMs, empty: [data.full.over_under, data.half.asian_handicap] };
    };
    expect(await rows(11)).toEqual({
      seen: [
        ["inplay", 0.25, 11, 1],
        ["instant", 0.5, null, null],
        ["initial", 0.25, null, null],
      ],
      nextChangeAtMs: null,
      empty: [[], []],
    });
    expect(await rows(-31)).toMatchObject({
      seen: [["initial", 0.25, null, null]],
      nextChangeAtMs: atMinute(-30),
    });
  });

  it("A history of prices of each market stands in its own call, for the period that is asked", async () => {
    const three = (line: number | null) => [aQuote({ line, prices: [2, 3.4, 4] })];
    await store(
      leagueWith([
        someResultPrices({ period: "half" }),
        somePrices({ market: "european_handicap", quotes: three(1) }),
        somePrices({ market: "double_chance", quotes: three(null) }),
        someScorePrices(),
        somePrices({ market: "corner_over_under", quotes: [aQuote({ line: 9.5 })] }),
        somePrices({ market: "corner_over_under", period: "half", quotes: [aQuote({ line: 4.5 })] }),
      ]),
    );
    const { Second } = await companyIds();
    const lengthOf = async (
      name: Extract<OddsCall, `${string}History` | "oddsEurohadicapChange">,
      period = "",
    ) => {
      const { data } = await callOdds(name, `match_id=1&company_id=${Second}${period}`, 0);
      if (!("history" in data)) throw new Error("the main history has another form");
      expect(data).toMatchObject({ match_id: 1, company: { id: Second, name: "Second" } });
      return data.history.length;
    };
    expect(await lengthOf("oddsEuropeanHistory")).toBe(0);
    expect(await lengthOf("oddsEuropeanHistory", "&period=half")).toBe(2);
    expect(await lengthOf("oddsEurohadicapChange")).toBe(1);
    expect(await lengthOf("oddsEurohadicapChange", "&period=half")).toBe(0);
    expect(await lengthOf("oddsDoublechanceHistory")).toBe(1);
    expect(await lengthOf("oddsCorrectPrematchHistory")).toBe(1);
    expect(await lengthOf("oddsConnerFtHistory")).toBe(1);
    expect(await lengthOf("oddsConnerHtHistory")).toBe(1);
  });
});

describe("companies of a match", () => {
  it("Companies of a match are those with a price by now, hot ones first, with the markets they offer", async () => {
    const later = [aQuote({ known_at_ms: atMinute(20), in_play: true, minute: 20, line: 2.5 })];
    await store(
      leagueWith([
        somePrices({ company: "quiet" }),
        somePrices({ company: "b2", market: "over_under", quotes: later }),
        someResultPrices(),
        someResultPrices({ period: "half" }),
        someScorePrices(),
      ]),
    );
    const before = await callOdds("matchesCompanyodd", "match_id=1", 0);
    expect(before.data.companies.map(({ name, hot, markets }) => [name, hot, markets])).toEqual([
      ["Second", true, ["match_result", "correct_score"]],
      ["Quiet", false, ["asian_handicap"]],
    ]);
    expect(before.nextChangeAtMs).toBe(atMinute(20));
    const after = await callOdds("matchesCompanyodd", "match_id=1", 20);
    expect(after.data.companies.map(({ name }) => name)).toEqual(["First", "Second", "Quiet"]);
    expect(after.nextChangeAtMs).toBeNull();
  });
});

describe("missing prices", () => {
  it("Calls for prices answer 404 for an unknown match, season or company", async () => {
    await store(leagueWith([somePrices()]));
    const { First } = await companyIds();
    expect(await codeOf(callOdds("oddsDetail", "match_id=99", 0))).toBe("match_not_found");
    expect(await codeOf(callOdds("matchesCompanyodd", "match_id=99", 0))).toBe("match_not_found");
    expect(await codeOf(callOdds("oddsChangeHistory", `match_id=99&company_id=${First}`, 0))).toBe(
      "match_not_found",
    );
    expect(await codeOf(callOdds("oddsEuropeanHistory", "match_id=1&company_id=99", 0))).toBe(
      "company_not_found",
    );
    expect(await codeOf(callOdds("oddsDetail", "match_id=1&company_id=99", 0))).toBe("company_not_found");
    expect(await codeOf(callOdds("oddsMain", "company_id=99", 0))).toBe("company_not_found");
    expect(await codeOf(callOdds("oddsSeasonMain", "season_id=1&company_id=99", 0))).toBe(
      "company_not_found",
    );
    expect(await codeOf(callOdds("oddsSeasonMain", "season_id=99", 0))).toBe("season_not_found");
  });
});
