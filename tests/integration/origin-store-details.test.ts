import { describe, expect, it } from "vitest";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { aCommentaryLine, aCoveredLeague, aCoveredMatch } from "#tests/support/batches/covered-batches.ts";
import { aBatchMatch, atMinute } from "#tests/support/batches/origin-batches.ts";
import { aLineup, lineupPlayers, somePlayerStats } from "#tests/support/batches/people-batches.ts";
import {
  aQuote,
  somePrices,
  someResultPrices,
  someScorePrices,
} from "#tests/support/batches/price-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store, rows } = originOfFile();
const DETAIL_TABLES = ["lineups", "player_stats", "commentary", "price_series"];

async function dump(): Promise<unknown> {
  return Promise.all([...DETAIL_TABLES, "matches", "ingests"].map((table) => rows(`SELECT * FROM ${table}`)));
}

/** Stores one match, not started unless said otherwise. */
const storeMatch = (fields: Partial<BatchMatch>, now_ms?: number) =>
  store(aCoveredLeague([aBatchMatch(fields)]), now_ms);

const quotesOf = async (market = "asian_handicap") => {
  const [row] = await rows<{ quotes: string }>(`SELECT quotes FROM price_series WHERE market = '${market}'`);
  return decodeQuotes(row?.quotes ?? "[]");
};

const updatedAt = async () =>
  (await rows<{ updated_at: number }>("SELECT updated_at FROM matches"))[0]?.updated_at;

describe("the parts of a match", () => {
  it("The parts of a match are stored with the match and counted by kind", async () => {
    const { kinds, refusals } = await store(aCoveredLeague());
    expect(refusals).toEqual([]);
    expect(kinds).toMatchObject({
      lineups: { new: 2, changed: 0, same: 0 },
      player_stats: { new: 1 },
      commentary: { new: 3 },
      prices: { new: 4 },
    });
    const [home] = await rows<{ players: string }>("SELECT * FROM lineups WHERE side = 'home'");
    expect(home).toMatchObject({ known_at: atMinute(-60), confirmed: 1, formation: "4-4-2", coach_id: 1 });
    const [goalkeeper, ...others] = JSON.parse(home?.players ?? "") as { player_id: number }[];
    expect(goalkeeper).toEqual({
      player_id: 3,
      shirt_number: 1,
      position: "G",
      starter: true,
      captain: false,
      x: 50,
      y: 0,
    });
    expect(others).toHaveLength(17);
    const [counted] = await rows<{ counts: string }>("SELECT * FROM player_stats");
    expect(counted).toMatchObject({ player_id: 12, minutes_played: 90, rating: 7.4, starter: 1 });
    expect(JSON.parse(counted?.counts ?? "")).toEqual(somePlayerStats().counts);
    expect(await rows("SELECT position, text, translations FROM commentary ORDER BY position")).toEqual([
      { position: 0, text: "Kick-off.", translations: null },
      { position: 1, text: "Goal!", translations: '{"vi":"Vào!"}' },
      { position: 2, text: "It is 2-1!", translations: null },
    ]);
    expect(await quotesOf()).toEqual(somePrices().quotes);
    expect(await quotesOf("correct_score")).toEqual(someScorePrices().quotes);
    expect(
      await rows("SELECT source, referee, attendance, weather, home_rank, away_rank FROM matches"),
    ).toEqual([
      {
        source: "test-source",
        referee: "Ngô Duy Lân",
        attendance: 12_345,
        weather: '{"kind":"cloudy","temperature_c":24,"humidity_percent":80,"wind_ms":2,"pressure_hpa":1012}',
        home_rank: 2,
        away_rank: 7,
      },
    ]);
  });

  it("The parts of a match are the same when they come again, and cost no write", async () => {
    await store(aCoveredLeague());
    const before = await dump();
    const { kinds, match_ids } = await store(aCoveredLeague(), atMinute(3000));
    for (const [kind, count] of Object.entries(kinds)) {
      expect([kind, count]).toEqual([kind, { new: 0, changed: 0, same: count.same, refused: 0 }]);
    }
    expect([kinds.prices?.same, match_ids]).toEqual([4, []]);
    expect(await dump()).toEqual(before);
  });

  it("The parts of a match are the same where an earlier release stored the counts of a player in another text", async () => {
    await store(aCoveredLeague());
    const [{ counts = "" } = {}] = await rows<{ counts: string }>("SELECT counts FROM player_stats");
    const former = JSON.stringify(
      Object.fromEntries(Object.entries(JSON.parse(counts) as object).toReversed()),
    );
    expect(former).not.toBe(counts);
    await db.prepare("UPDATE player_stats SET counts = ?1").bind(former).all();
    const before = await dump();
    const { kinds, match_ids } = await store(aCoveredLeague(), atMinute(3000));
    expect([kinds.player_stats, match_ids]).toEqual([{ new: 0, changed: 0, same: 1, refused: 0 }, []]);
    expect(await dump()).toEqual(before);
  });

  it("The parts of a match stay where a batch leaves them out", async () => {
    await store(aCoveredLeague());
    const before = await dump();
    const { referee, attendance, weather, home_rank, away_rank, ...match } = aCoveredMatch();
    const { lineups, player_stats, commentary, prices, ...played } = match;
    expect([referee, attendance, weather, home_rank, away_rank].includes(undefined)).toBe(false);
    expect([lineups, player_stats, commentary, prices].includes(undefined)).toBe(false);
    expect((await store(aCoveredLeague([played]), atMinute(3000))).match_ids).toEqual([]);
    expect(await dump()).toEqual(before);
  });

  it("The parts of a match go where a batch gives an empty list of them, all but prices", async () => {
    await store(aCoveredLeague());
    const match = aCoveredMatch({ lineups: [], player_stats: [], commentary: [], prices: [] });
    expect((await store(aCoveredLeague([match]))).match_ids).toEqual([1]);
    const left = await Promise.all(DETAIL_TABLES.map((table) => rows(`SELECT match_id FROM ${table}`)));
    expect(left.map((list) => list.length)).toEqual([0, 0, 0, 4]);
  });

  it.each<[string, Partial<BatchMatch>]>([
    ["a line-up", { lineups: [aLineup({ formation: "5-4-1" })] }],
    ["a player's rating", { player_stats: [somePlayerStats({ rating: 7.5 })] }],
    ["a line of commentary", { commentary: [aCommentaryLine({ text: "Goal?" })] }],
    ["a price", { prices: [somePrices({ quotes: [aQuote({ prices: [1.96, 1.9] })] })] }],
    ["the referee", { referee: "Another" }],
    ["the weather", { weather: { ...(aCoveredMatch().weather ?? never()), temperature_c: 25 } }],
  ])("A change of its parts makes the match a changed one: %s", async (_, change) => {
    await store(aCoveredLeague());
    const report = await store(aCoveredLeague([aCoveredMatch(change)]), atMinute(200));
    expect(report.match_ids).toEqual([1]);
    expect(report.kinds.incidents).toMatchObject({ new: 0, changed: 0, same: 4 });
    expect(await updatedAt()).toBe(atMinute(200));
  });
});

function never(): never {
  throw new Error("the covered match has weather");
}

describe("moments of parts that the source does not say", () => {
  it("Moments of parts that the source does not say are the first arrival, as long as the part says the same", async () => {
    const details = {
      lineups: [aLineup({ known_at_ms: null })],
      player_stats: [somePlayerStats({ known_at_ms: null })],
      commentary: [aCommentaryLine({ known_at_ms: null })],
      prices: [somePrices({ quotes: [aQuote({ known_at_ms: null, at: null })] })],
    };
    await storeMatch(details, atMinute(1));
    expect((await storeMatch(details, atMinute(2))).match_ids).toEqual([]);
    const known = (
      await Promise.all(DETAIL_TABLES.slice(0, 3).map((table) => rows(`SELECT known_at FROM ${table}`)))
    ).flat();
    expect(known).toEqual(Array(3).fill({ known_at: atMinute(1) }));
    expect((await quotesOf()).map((quote) => quote.known_at_ms)).toEqual([atMinute(1)]);
  });

  it("Moments of parts that the source does not say are the arrival of what changed, and stay for what did not", async () => {
    const line = (text: string) => aCommentaryLine({ known_at_ms: null, text });
    const quote = (home: number) => aQuote({ known_at_ms: null, at: null, prices: [home, 1.9] });
    await storeMatch(
      {
        lineups: [aLineup({ known_at_ms: null, confirmed: false })],
        commentary: [line("one"), line("three")],
        prices: [somePrices({ quotes: [quote(1.9), quote(2)] })],
      },
      atMinute(1),
    );
    const report = await storeMatch(
      {
        lineups: [aLineup({ known_at_ms: null })],
        commentary: [line("one"), line("two"), line("three")],
        prices: [somePrices({ quotes: [quote(1.9), quote(2), quote(1.9)] })],
      },
      atMinute(2),
    );
    expect(report.kinds).toMatchObject({
      lineups: { changed: 1, new: 0 },
      commentary: { new: 1, changed: 1, same: 1 },
      prices: { changed: 1 },
    });
    expect(await rows("SELECT confirmed, known_at FROM lineups")).toEqual([
      { confirmed: 1, known_at: atMinute(2) },
    ]);
    expect(await rows("SELECT id, text, known_at FROM commentary ORDER BY position")).toEqual([
      { id: 1, text: "one", known_at: atMinute(1) },
      { id: 3, text: "two", known_at: atMinute(2) },
      { id: 2, text: "three", known_at: atMinute(1) },
    ]);
    expect((await quotesOf()).map((one) => one.known_at_ms)).toEqual([atMinute(1), atMinute(1), atMinute(2)]);
  });

  it("Moments of parts that the source does not say keep a prediction before the confirmed line-up when the source says both moments", async () => {
    const prediction = aLineup({ known_at_ms: atMinute(-600), confirmed: false, formation: null });
    await storeMatch({ lineups: [prediction, aLineup()] });
    expect(await rows("SELECT confirmed, known_at FROM lineups ORDER BY known_at")).toEqual([
      { confirmed: 0, known_at: atMinute(-600) },
      { confirmed: 1, known_at: atMinute(-60) },
    ]);
  });
});

describe("prices", () => {
  it("Prices replace the series of their market, period and company, and leave the others", async () => {
    await storeMatch({ prices: [somePrices(), someResultPrices(), somePrices({ company: "b2" })] });
    const others = await rows("SELECT * FROM price_series WHERE market = 'match_result' OR company_id = 2");
    expect(others).toHaveLength(2);
    const longer = somePrices({
      quotes: [...somePrices().quotes, aQuote({ known_at_ms: atMinute(20), in_play: true })],
    });
    const report = await storeMatch({ prices: [longer, somePrices({ period: "half" })] }, atMinute(21));
    expect(report.kinds.prices).toEqual({ new: 1, changed: 1, same: 0, refused: 0 });
    expect(await rows("SELECT * FROM price_series WHERE market = 'match_result' OR company_id = 2")).toEqual(
      others,
    );
    expect(await quotesOf()).toEqual(longer.quotes);
    expect(await rows("SELECT count(*) AS n FROM price_series")).toEqual([{ n: 4 }]);
  });
});

const priced = (series: Partial<ReturnType<typeof somePrices>>): Partial<BatchMatch> => ({
  prices: [somePrices(series)],
});
const quoted = (quote: Parameters<typeof aQuote>[0], market = somePrices().market): Partial<BatchMatch> =>
  priced({ market, quotes: [aQuote(quote)] });

describe("inconsistent prices and matches", () => {
  const lineup = (players: ReturnType<typeof lineupPlayers>): Partial<BatchMatch> => ({
    lineups: [aLineup({ players })],
  });
  const [goalkeeper] = lineupPlayers("hanoi");
  const scores = { listed: [], other: 10 };
  const zero = { home: 0, away: 0, price: 8 };

  it.each<[string, Partial<BatchMatch>, string, string]>([
    [
      "a handicap without a line",
      quoted({ line: null }),
      "prices.0.quotes.0.line",
      "must be given in asian_handicap",
    ],
    [
      "a total below nothing",
      quoted({ line: -1 }, "over_under"),
      "prices.0.quotes.0.line",
      "must be given and not be negative in over_under",
    ],
    [
      "a European handicap of a half",
      quoted({ line: 0.5, prices: [2, 3, 4] }, "european_handicap"),
      "prices.0.quotes.0.line",
      "must be given and be whole in european_handicap",
    ],
    [
      "1X2 with a line",
      quoted({ prices: [2, 3, 4] }, "match_result"),
      "prices.0.quotes.0.line",
      "is no part of match_result",
    ],
    [
      "1X2 of two prices",
      quoted({ line: null }, "match_result"),
      "prices.0.quotes.0.prices",
      "must be 3 in match_result",
    ],
    [
      "a handicap of three prices",
      quoted({ prices: [2, 3, 4] }),
      "prices.0.quotes.0.prices",
      "must be 2 in asian_handicap",
    ],
    [
      "a correct score without scores",
      quoted({ line: null, prices: [] }, "correct_score"),
      "prices.0.quotes.0.scores",
      "must be given in correct_score",
    ],
    [
      "a score that is listed twice",
      quoted({ line: null, prices: [], scores: { ...scores, listed: [zero, zero] } }, "correct_score"),
      "prices.0.quotes.0.scores",
      "list 0-0 twice",
    ],
    ["scores in a handicap", quoted({ scores }), "prices.0.quotes.0.scores", "are no part of asian_handicap"],
    [
      "prices that go back in time",
      priced({ quotes: [aQuote({ known_at_ms: atMinute(5) }), aQuote({ known_at_ms: atMinute(4) })] }),
      "prices.0.quotes.1.known_at_ms",
      "comes before the price it follows",
    ],
    [
      "prices of an unknown company",
      priced({ company: "b9" }),
      "prices.0.company",
      'names company "b9", which is neither in the batch nor stored',
    ],
    ["a series twice", { prices: [somePrices(), somePrices()] }, "prices.1", "is listed twice"],
    [
      "a player twice in a line-up",
      lineup([...lineupPlayers("hanoi").slice(0, 10), ...(goalkeeper ? [goalkeeper] : [])]),
      "lineups.0.players.10.player",
      "is listed twice",
    ],
    [
      "twelve starters",
      lineup(lineupPlayers("hanoi").map((player, index) => ({ ...player, starter: index < 12 }))),
      "lineups.0.players",
      "has 12 starters",
    ],
    [
      "an unknown player in a line-up",
      lineup([{ ...(goalkeeper ?? never()), player: "nobody" }]),
      "lineups.0.players.0.player",
      'names player "nobody", which is neither in the batch nor stored',
    ],
    [
      "an unknown coach",
      { lineups: [aLineup({ coach: "nobody" })] },
      "lineups.0.coach",
      'names coach "nobody", which is neither in the batch nor stored',
    ],
    [
      "two line-ups of a side at one moment",
      { lineups: [aLineup(), aLineup({ formation: null })] },
      "lineups.1",
      "is listed twice",
    ],
    [
      "statistics of an unknown player",
      { player_stats: [somePlayerStats({ player: "nobody" })] },
      "player_stats.0.player",
      'names player "nobody", which is neither in the batch nor stored',
    ],
    [
      "a player's statistics twice at one moment",
      { player_stats: [somePlayerStats(), somePlayerStats()] },
      "player_stats.1",
      "is listed twice",
    ],
  ])("An inconsistent price or match is refused: %s", async (_, fields, path, reason) => {
    const report = await storeMatch(fields);
    expect(report.refusals).toEqual([{ path: `matches.0.${path}`, reason }]);
    expect([report.stored, await rows("SELECT id FROM teams")]).toEqual([false, []]);
  });
});
