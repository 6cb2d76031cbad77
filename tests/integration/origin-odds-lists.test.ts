import { describe, expect, it } from "vitest";
import { listOddsOfToday } from "#origin/football/odds/odds-list.service.ts";
import type { BatchMatch, BatchPriceSeries, BatchQuote } from "#origin/ingest/batch.schema.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aBatchMatch, aStatusChange, atMinute, KICK_OFF } from "#tests/support/batches/origin-batches.ts";
import {
  aQuote,
  somePrices,
  someResultPrices,
  someScorePrices,
} from "#tests/support/batches/price-batches.ts";
import { codeOf, companyIdsOf, oddsCaller, threeCompanies } from "#tests/support/calls/odds-calls.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();
const callOdds = oddsCaller(db);

const DAY = "date=2026-01-01&tz=%2B00:00";
const HOUR = 3600;

/** A match kicking off some hours after the builders' one. */
const aMatchAt = (external_id: string, hours: number, prices: BatchPriceSeries[]): BatchMatch =>
  aBatchMatch({ external_id, match_time: KICK_OFF + hours * HOUR, prices });

const storeMatches = (matches: BatchMatch[]) =>
  store(aCoveredLeague(matches, { companies: threeCompanies }), atMinute(-3000));

const matchIds = (odds: readonly { match_id: number }[]) => odds.map(({ match_id }) => match_id);

describe("prices of today that list rooms tell", () => {
  it("Prices of today that list rooms tell are full time alone, of one company or the one placed first, with the moment of the next price", async () => {
    await storeMatches([
      aMatchAt("m1", 0, [somePrices({ company: "b1" }), somePrices({ company: "b1", period: "half" })]),
      aMatchAt("m2", 1, [somePrices({ company: "b2" })]),
      aMatchAt("tomorrow", 13, [somePrices()]),
    ]);
    const now = atMinute(-60);
    const best = await listOddsOfToday(db, undefined, now);
    expect(best.data.map(({ match_id, company, period }) => [match_id, company.name, period])).toEqual([
      [1, "Second", "full"],
      [2, "First", "full"],
    ]);
    expect(best.nextChangeAtMs).toBe(atMinute(-30));
    const { First } = await companyIdsOf(db);
    expect(matchIds((await listOddsOfToday(db, First, now)).data)).toEqual([2]);
    expect((await listOddsOfToday(db, undefined, atMinute(300))).nextChangeAtMs).toBeNull();
    await expect(listOddsOfToday(db, 999, now)).rejects.toMatchObject({ code: "company_not_found" });
  });
});

describe("main prices of a day", () => {
  it("Main prices of a day are of the hot company placed first, unless another is asked for", async () => {
    await storeMatches([
      aMatchAt("m1", 0, [somePrices({ company: "b1" }), someResultPrices({ company: "b2" })]),
      aMatchAt("m2", 1, [somePrices({ company: "b2" }), somePrices({ company: "b2", period: "half" })]),
    ]);
    const first = await callOdds("oddsMain", DAY, 0);
    expect(first.data.company).toMatchObject({ name: "First", hot: true, kind: "bookmaker" });
    expect(first.data.odds.map((row) => [row.match_id, row.company.name, row.market, row.period])).toEqual([
      [1, "First", "match_result", "full"],
      [2, "First", "asian_handicap", "full"],
      [2, "First", "asian_handicap", "half"],
    ]);
    const { Second, Quiet } = await companyIdsOf(db);
    const second = await callOdds("oddsMain", `${DAY}&company_id=${Second}`, 0);
    expect([second.data.company?.name, matchIds(second.data.odds)]).toEqual(["Second", [1]]);
    const quiet = await callOdds("oddsMain", `${DAY}&company_id=${Quiet}`, 0);
    expect([quiet.data.company?.name, quiet.data.odds]).toEqual(["Quiet", []]);
  });

  it("Main prices of a day come a page of matches with prices at a time, by kick-off", async () => {
    await storeMatches([
      aMatchAt("late", 3, [somePrices()]),
      aMatchAt("early", -3, [somePrices()]),
      aMatchAt("bare", 1, []),
      aMatchAt("noon", 0, [somePrices()]),
      aMatchAt("tomorrow", 13, [somePrices()]),
    ]);
    const { Second } = await companyIdsOf(db);
    const page = async (number: number) => {
      const { data, page: info } = await callOdds(
        "oddsMain",
        `${DAY}&company_id=${Second}&limit=2&page=${number}`,
        0,
      );
      return [matchIds(data.odds), info];
    };
    expect(await page(1)).toEqual([[2, 4], { limit: 2, page: 1, total: 3 }]);
    expect(await page(2)).toEqual([[1], { limit: 2, page: 2, total: 3 }]);
    expect(await page(3)).toEqual([[], { limit: 2, page: 3, total: 3 }]);
  });

  it("Main prices of a day are those known by now: no row before the first price, no match before it is announced", async () => {
    await storeMatches([aMatchAt("m1", 0, [somePrices()])]);
    const { Second } = await companyIdsOf(db);
    const rows = async (minute: number) =>
      (await callOdds("oddsMain", `${DAY}&company_id=${Second}`, minute)).data.odds.map(
        ({ instant, inplay }) => [instant && "line" in instant && instant.line, inplay !== null],
      );
    expect(await rows(-1441)).toEqual([]);
    expect(await rows(-60)).toEqual([[0.25, false]]);
    expect(await rows(-30)).toEqual([[0.5, false]]);
    expect(await rows(11)).toEqual([[0.5, true]]);
    expect((await callOdds("oddsMain", `${DAY}&company_id=${Second}`, -3001)).page?.total).toBe(0);
  });

  it("Main prices of a day are of today where no day is given, and of one competition where one is", async () => {
    await storeMatches([aMatchAt("m1", 0, [somePrices({ company: "b2" })])]);
    expect((await callOdds("oddsMain", "", 0)).data.odds).toHaveLength(1);
    expect((await callOdds("oddsMain", "", 24 * 60)).data.odds).toHaveLength(0);
    expect((await callOdds("oddsMain", `${DAY}&comp_id=1`, 0)).data.odds).toHaveLength(1);
    expect((await callOdds("oddsMain", `${DAY}&comp_id=2`, 0)).data.odds).toHaveLength(0);
  });

  it("Main prices of a day are of the markets that are asked for, any of the eight, in one order whatever the order of the question", async () => {
    const corners = [aQuote({ line: 9.5 })];
    await storeMatches([
      aMatchAt("m1", 0, [
        somePrices({ company: "b2" }),
        someScorePrices({ company: "b2" }),
        somePrices({ company: "b2", market: "corner_over_under", quotes: corners }),
        somePrices({ company: "b2", market: "corner_over_under", period: "half", quotes: corners }),
      ]),
      aMatchAt("m2", 1, [someScorePrices({ company: "b2" })]),
    ]);
    const rows = async (markets: string) =>
      (await callOdds("oddsMain", `${DAY}${markets}`, 0)).data.odds.map(({ match_id, market, period }) =>
        [match_id, market, period].join(" "),
      );
    expect(await rows("")).toEqual(["1 asian_handicap full"]);
    expect(await rows("&markets=corner_over_under,correct_score")).toEqual([
      "1 correct_score full",
      "1 corner_over_under full",
      "1 corner_over_under half",
      "2 correct_score full",
    ]);
    expect(await rows("&markets=double_chance")).toEqual([]);
  });

  it("Main prices of a day are empty where no company is stored", async () => {
    await store(aCoveredLeague([aBatchMatch()], { companies: [] }));
    const { data, page, tags } = await callOdds("oddsMain", DAY, 0);
    expect([data, page?.total, tags]).toEqual([{ company: null, odds: [] }, 0, ["matches", "odds"]]);
  });
});

describe("best placed prices of a day", () => {
  it("Best placed prices of a day are for each match of the first company with a price by now, hot ones before others", async () => {
    const later = [aQuote({ known_at_ms: atMinute(5), in_play: true, minute: 5 })];
    await storeMatches([
      aMatchAt("both", 0, [somePrices({ company: "b1" }), somePrices({ company: "b2" })]),
      aMatchAt("one", 1, [somePrices({ company: "quiet" }), somePrices({ company: "b1" })]),
      aMatchAt("quiet", 2, [somePrices({ company: "quiet" })]),
      aMatchAt("bare", 3, []),
      aMatchAt("later", 4, [somePrices({ company: "b2", quotes: later }), somePrices({ company: "b1" })]),
      aMatchAt("corners", 5, [
        somePrices({ company: "b2", market: "corner_handicap" }),
        somePrices({ company: "b1" }),
      ]),
    ]);
    const companies = async (minute: number) =>
      (await callOdds("oddsMainall", DAY, minute)).data.odds.map((row) => [row.match_id, row.company.name]);
    expect(await companies(0)).toEqual([
      [1, "First"],
      [2, "Second"],
      [3, "Quiet"],
      [5, "Second"],
      [6, "Second"],
    ]);
    expect((await companies(5)).filter(([id]) => id === 5)).toEqual([[5, "First"]]);
    const second = await callOdds("oddsMainall", `${DAY}&limit=2&page=2`, 0);
    expect([matchIds(second.data.odds), second.page]).toEqual([[3, 5], { limit: 2, page: 2, total: 5 }]);
  });
});

describe("best placed prices of a day in other markets", () => {
  it("Best placed prices of a day in other markets are of the first company with a price in a market that is asked for, whatever else the first one has", async () => {
    await storeMatches([
      aMatchAt("scores of the second", 0, [
        somePrices({ company: "b2" }),
        someScorePrices({ company: "b1" }),
        someScorePrices({ company: "quiet" }),
      ]),
      aMatchAt("no scores", 1, [somePrices({ company: "b2" })]),
    ]);
    const rows = async (markets: string) =>
      (await callOdds("oddsMainall", `${DAY}&markets=${markets}`, 0)).data.odds.map((row) =>
        [row.match_id, row.company.name, row.market].join(" "),
      );
    expect(await rows("correct_score")).toEqual(["1 Second correct_score"]);
    expect(await rows("correct_score,asian_handicap")).toEqual([
      "1 First asian_handicap",
      "2 First asian_handicap",
    ]);
    expect((await callOdds("oddsMainall", `${DAY}&markets=correct_score`, 0)).page?.total).toBe(1);
  });
});

describe("main prices of a season", () => {
  it("Main prices of a season come a page of matches at a time, by kick-off", async () => {
    await storeMatches([
      aMatchAt("third", 48, [somePrices({ company: "b2" })]),
      aMatchAt("first", -48, [somePrices({ company: "b2" })]),
      aMatchAt("second", 0, [somePrices({ company: "b2" }), somePrices({ company: "b1" })]),
      // Matches without a price of the company, or without one yet, take no place on a page.
      aMatchAt("bare", -96, []),
      aMatchAt("of others", -95, [somePrices({ company: "b1" })]),
      aMatchAt("later", -94, [
        somePrices({
          company: "b2",
          quotes: [aQuote({ known_at_ms: atMinute(5), in_play: true, minute: 5 })],
        }),
      ]),
    ]);
    const { data, page, tags } = await callOdds("oddsSeasonMain", "season_id=1&limit=2", 0);
    expect([data.company?.name, matchIds(data.odds)]).toEqual(["First", [2, 3]]);
    expect(page).toEqual({ limit: 2, page: 1, total: 3 });
    expect(tags).toEqual(["matches", "odds", "season:1"]);
    expect(matchIds((await callOdds("oddsSeasonMain", "season_id=1&limit=2&page=2", 0)).data.odds)).toEqual([
      1,
    ]);
    expect(await codeOf(callOdds("oddsSeasonMain", "season_id=2", 0))).toBe("season_not_found");
  });
});

describe("moves of prices", () => {
  /** 1X2 prices of the hot company `b1` at minutes; each home price stands for the whole quote. */
  const series = (moves: readonly (readonly [number, number])[], fields: Partial<BatchPriceSeries> = {}) =>
    someResultPrices({ quotes: moves.map(([minute, home]) => moveAt(minute, home)), ...fields });
  const moveAt = (minute: number, home: number, fields: Partial<BatchQuote> = {}): BatchQuote =>
    aQuote({ known_at_ms: atMinute(minute), line: null, prices: [home, 3.5, 4], ...fields });

  const moves = async (minute: number, search = "") => {
    const { data, page } = await callOdds("oddsVariable", search, minute);
    const rows = data.moves.map((move) => [
      move.match.id,
      move.company.name,
      "home" in move.from && move.from.home,
      "home" in move.to && move.to.home,
      move.change_percent,
    ]);
    return { rows, page };
  };

  it("Moves of prices are those of the last hour, the largest change of implied probability first", async () => {
    await storeMatches([
      aMatchAt("soon", 1, [
        series([
          [-90, 5],
          [-61, 2],
          [-59, 1.6],
        ]),
      ]),
      aMatchAt("later", 20, [
        series([
          [-90, 2],
          [-10, 1.25],
          [1, 1.01],
        ]),
      ]),
    ]);
    expect(await moves(0)).toEqual({
      rows: [
        [2, "Second", 2, 1.25, 30],
        [1, "Second", 2, 1.6, 12.5],
      ],
      page: { limit: 50, page: 1, total: 2 },
    });
    expect(await moves(0, "limit=1&page=2")).toEqual({
      rows: [[1, "Second", 2, 1.6, 12.5]],
      page: { limit: 1, page: 2, total: 2 },
    });
    expect((await moves(0, "markets=over_under")).rows).toEqual([]);
  });

  it("Moves of prices are looked for in hot companies' prices only", async () => {
    const steps = [
      [-90, 2],
      [-10, 1.6],
    ] as const;
    await storeMatches([
      aMatchAt("m1", 1, [
        series(steps, { company: "quiet" }),
        series(steps, { company: "b2", period: "half" }),
      ]),
    ]);
    expect((await moves(0)).rows).toEqual([[1, "First", 2, 1.6, 12.5]]);
  });

  it("Moves of prices are of matches in play or kicking off within a day", async () => {
    const steps = [
      [-90, 2],
      [-10, 1.6],
    ] as const;
    const prices = [series(steps)];
    const inPlay = steps.map(([minute, home]) => moveAt(minute, home, { in_play: true, minute: 30 }));
    const played = (
      external_id: string,
      quotes: readonly BatchQuote[],
      ...status_changes: BatchMatch["status_changes"]
    ) =>
      aBatchMatch({
        external_id,
        match_time: KICK_OFF - HOUR,
        prices: [series([], { quotes: [...quotes] })],
        status_changes,
      });
    await storeMatches([
      aMatchAt("next day", 23, prices),
      aMatchAt("day after", 25, prices),
      played("in play", inPlay, aStatusChange(atMinute(-60), "first_half")),
      played(
        "over",
        inPlay,
        aStatusChange(atMinute(-60), "first_half"),
        aStatusChange(atMinute(-5), "ended", { home: { goals: 0 }, away: { goals: 0 } }),
      ),
    ]);
    expect((await moves(0)).rows.map(([id]) => id)).toEqual([1, 3]);
    const live = await moves(0, "status=first_half,second_half");
    expect([live.rows.map(([id]) => id), live.page?.total]).toEqual([[3], 1]);
    expect((await moves(0, "status=not_started")).rows.map(([id]) => id)).toEqual([1]);
    expect((await moves(0, "status=second_half")).rows).toEqual([]);
  });

  it("Moves of prices are one of each match and market, moved lines first: the furthest of its companies and periods", async () => {
    const lines = (company: string, period: "full" | "half", to: number): BatchPriceSeries =>
      somePrices({
        company,
        period,
        quotes: [
          aQuote({ known_at_ms: atMinute(-90), line: 0.25, prices: [1.9, 1.9] }),
          aQuote({ known_at_ms: atMinute(-10), line: to, prices: [1.9, 1.9] }),
        ],
      });
    await storeMatches([
      aMatchAt("m1", 1, [
        ...[1.6, 1.25].map((to, place) =>
          series(
            [
              [-90, 2],
              [-10, to],
            ],
            { company: place === 0 ? "b1" : "b2" },
          ),
        ),
        lines("b1", "full", 0.5),
        lines("b2", "full", -0.25),
        lines("b1", "half", 0),
      ]),
    ]);
    const { data, page } = await callOdds("oddsVariable", "", 0);
    expect(
      data.moves.map(({ company, market, period, line_change, change_percent }) =>
        [company.name, market, period, line_change, change_percent].join(" "),
      ),
    ).toEqual(["First asian_handicap full -0.5 ", "First match_result full 0 30"]);
    expect(page?.total).toBe(2);
  });
});
