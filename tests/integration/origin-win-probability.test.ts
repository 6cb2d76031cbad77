import { describe, expect, it } from "vitest";
import type { BatchQuote } from "#origin/ingest/batch.schema.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import {
  aBatchMatch,
  aPlayedMatch,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aQuote, someResultPrices } from "#tests/support/batches/price-batches.ts";
import { codeOf, oddsCaller, threeCompanies } from "#tests/support/calls/odds-calls.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store } = originOfFile();

const callOdds = oddsCaller(db);

/** 1/2, 1/4, 1/4 without the margin. */
const HOME_HALF = [1.8, 3.6, 3.6];
const AWAY_HALF = [3.6, 3.6, 1.8];

const priceAt = (minute: number, prices: number[], fields: Partial<BatchQuote> = {}): BatchQuote =>
  aQuote({ known_at_ms: atMinute(minute), line: null, prices, ...fields });
const runningAt = (minute: number, prices: number[], home_score: number, away_score: number): BatchQuote =>
  priceAt(minute, prices, { in_play: true, minute: null, home_score, away_score });

describe("win probability of a match", () => {
  /** {@link aPlayedMatch}: goals at 10 (home), 50 (away), 60 (away, cancelled at 62) and 80 (home). */
  const played = aPlayedMatch({
    prices: [
      someResultPrices({
        company: "b1",
        quotes: [
          priceAt(-60, HOME_HALF),
          runningAt(11, [1.2, 6, 15], 1, 0),
          runningAt(96, [1.05, 15, 40], 2, 1),
        ],
      }),
      someResultPrices({ company: "b2", quotes: [priceAt(-30, AWAY_HALF), runningAt(20, HOME_HALF, 1, 0)] }),
    ],
  });

  it("The curve has the consensus on match minutes, with the goals that are known by now", async () => {
    await store(aCoveredLeague([played], { companies: threeCompanies }));
    const at = async (minute: number) =>
      (await callOdds("matchesWinProbability", "match_id=1", minute)).data.probability;
    expect(await at(0)).toBeNull();
    const early = await at(12);
    expect(early?.before).toEqual({ home_percent: 37.5, draw_percent: 25, away_percent: 37.5 });
    expect(early?.steps.map((step) => [step.at, step.period, step.books])).toEqual([
      [-10, "before", 2],
      [12, "first_half", 1],
    ]);
    expect(early?.events).toHaveLength(1);
    const late = await at(200);
    expect(late?.steps.map(({ at, minute, home_percent }) => [at, minute, home_percent])).toEqual([
      [-10, null, 37.5],
      // 1/1.2, 1/6, 1/15: 0.8333 of 1.0667.
      [12, 12, 78.1],
      // The other company's price is nine minutes old then and has gone stale.
      [21, 21, 50],
      [81, 81, 91.2],
    ]);
    expect(
      late?.events.map(({ side, at, cancelled, home_score, away_score }) => [
        side,
        at,
        cancelled,
        home_score,
        away_score,
      ]),
    ).toEqual([
      ["home", 10, false, 1, 0],
      ["away", 50, false, 1, 1],
      ["away", 60, true, 1, 1],
      ["home", 80, false, 2, 1],
    ]);
  });

  it("The answer expires with the next price, and has the tag of the match", async () => {
    await store(aCoveredLeague([played], { companies: threeCompanies }));
    const { nextChangeAtMs, tags } = await callOdds("matchesWinProbability", "match_id=1", 12);
    expect([nextChangeAtMs, tags]).toEqual([atMinute(20), ["match:1"]]);
  });

  it("A match without running prices has none, an unknown match is not found", async () => {
    await store(aCoveredLeague([aPlayedMatch({ prices: [someResultPrices()] })]));
    expect((await callOdds("matchesWinProbability", "match_id=1", 50)).data.probability).toBeNull();
    expect(await codeOf(callOdds("matchesWinProbability", "match_id=99", 50))).toBe("match_not_found");
  });
});

describe("calibration of closing prices", () => {
  const day = 24 * 60;
  /** A match that ended so, a day after the one before, with the closing prices of one or two companies. */
  const ended = (number: number, [home, away]: readonly [number, number], ...prices: readonly number[][]) => {
    const start = number * day;
    const score = { home: { goals: home }, away: { goals: away } };
    return aBatchMatch({
      external_id: `c${number}`,
      match_time: KICK_OFF + start * 60,
      status_changes: [aStatusChange(atMinute(start + 105), "ended", score)],
      prices: prices.map((list, place) =>
        someResultPrices({
          company: place === 0 ? "b1" : "b2",
          quotes: [
            priceAt(start - 600, [9, 9, 1.1]),
            priceAt(start - 5, list),
            priceAt(start, list, { suspended: true }),
            runningAt(start + 80, [30, 15, 1.02], home, away),
          ],
        }),
      ),
    });
  };

  it("Scores and parts come from the last open prices before kick-off of all played matches with prices", async () => {
    await store(
      aCoveredLeague([
        ended(1, [2, 0], HOME_HALF),
        ended(2, [1, 1], HOME_HALF, AWAY_HALF),
        ended(3, [0, 1], AWAY_HALF),
        ended(4, [0, 0]),
        aBatchMatch({
          external_id: "open",
          match_time: KICK_OFF + 30 * day * 60,
          prices: [someResultPrices()],
        }),
      ]),
      atMinute(10 * day),
    );
    const { data, tags } = await callOdds("oddsCalibration", "", 10 * day);
    const { matches, brier, base_brier, bins } = data.calibration;
    // 0.25 + 2 · 0.0625 = 0.375, twice; 2 · 0.140625 + 0.5625 = 0.84375: 1.59375 / 3. One of each result: 2/3.
    expect([matches, brier, base_brier]).toEqual([3, 0.5313, 0.6667]);
    expect(
      bins.flatMap(({ from_percent, count, forecast_percent, observed_percent }) =>
        count > 0 ? [[from_percent, count, forecast_percent, observed_percent]] : [],
      ),
    ).toEqual([
      // Four forecasts of the first and third match, none true, and the draw of the second.
      [20, 5, 25, 20],
      [30, 2, 37.5, 0],
      [50, 2, 50, 100],
    ]);
    expect(
      data.leagues.map(({ competition, matches: count, brier: score }) => [competition.name, count, score]),
    ).toEqual([["Test League", 3, 0.5313]]);
    expect(tags).toBeUndefined();
  });

  it("A competition has the same numbers of its own matches, an unknown one is not found", async () => {
    await store(aCoveredLeague([ended(1, [2, 0], HOME_HALF)]), atMinute(10 * day));
    const one = await callOdds("oddsCalibration", "comp_id=1", 10 * day);
    expect([one.data.calibration.matches, one.data.calibration.brier]).toEqual([1, 0.375]);
    expect(one.data.leagues.map(({ matches }) => matches)).toEqual([1]);
    expect(await codeOf(callOdds("oddsCalibration", "comp_id=99", 0))).toBe("league_not_found");
  });

  it("A result that is not known yet does not count", async () => {
    await store(aCoveredLeague([ended(1, [2, 0], HOME_HALF)]), atMinute(10 * day));
    const early = await callOdds("oddsCalibration", "", day + 90);
    expect([early.data.calibration.matches, early.data.leagues]).toEqual([0, []]);
  });
});
