import { describe, expect, it } from "vitest";
import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { saveClaims } from "#origin/ingest/providers/provider.store.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aStatusChange,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const origin = originOfFile();

type Score = readonly [home: number, away: number];

/** A match at a given time, in the form of providers. */
function aSnapshot(
  status: BatchMatch["status_changes"][number]["status"],
  [home, away]: Score,
  fields: Partial<BatchMatch> = {},
): BatchMatch {
  const started = status === "first_half" ? atMinute(0) : null;
  const score = { home: { goals: home }, away: { goals: away } };
  return aBatchMatch({
    status_changes: [{ ...aStatusChange(null, status, score), period_started_at_ms: started }],
    snapshot: { incidents: fields.incidents !== undefined, stats: fields.stats !== undefined },
    ...fields,
  });
}

const from = (source: string, match: BatchMatch): Batch => ({ ...aLeague([match]), source });
const storeFrom = (source: string, match: BatchMatch, minute: number) =>
  origin.store(from(source, match), atMinute(minute));

async function states(): Promise<readonly (readonly [minute: number, status: string, score: string])[]> {
  const sql =
    "SELECT known_at, status, home_goals || '-' || away_goals AS score FROM match_states WHERE derived_status IS NULL ORDER BY known_at";
  const results = await origin.rows(sql);
  return (results as { known_at: number; status: string; score: string }[]).map((row) => [
    (row.known_at - atMinute(0)) / 60_000,
    row.status,
    row.score,
  ]);
}

async function incidents() {
  const sql = "SELECT external_id, minute, known_at, cancelled_at FROM incidents ORDER BY position";
  return origin.rows<{ external_id: string; minute: number; known_at: number; cancelled_at: number | null }>(
    sql,
  );
}

async function matchRow() {
  const results = await origin.rows("SELECT match_time, source, part_sources FROM matches");
  expect(results).toHaveLength(1);
  const row = results[0] as { match_time: number; source: string; part_sources: string | null };
  return { ...row, owners: JSON.parse(row.part_sources ?? "{}") as Record<string, string> };
}

describe("a match that is told as it stands now", () => {
  it("A match that is told as it stands now keeps how it stood before, so that readers who watch later see that", async () => {
    await storeFrom("api-football", aSnapshot("first_half", [0, 0]), 1);
    await storeFrom("api-football", aSnapshot("first_half", [1, 0]), 12);
    await storeFrom("api-football", aSnapshot("first_half", [1, 0]), 13);
    await storeFrom("api-football", aSnapshot("half_time", [1, 0]), 46);
    await storeFrom("api-football", aSnapshot("second_half", [1, 1]), 62);
    expect(await states()).toEqual([
      [1, "first_half", "0-0"],
      [12, "first_half", "1-0"],
      [46, "half_time", "1-0"],
      [62, "second_half", "1-1"],
    ]);
    const results = await origin.rows(
      "SELECT period_started_at FROM match_states WHERE derived_status IS NULL ORDER BY known_at",
    );
    const starts = results.map((row) => (row as { period_started_at: number | null }).period_started_at);
    // The start of the second half was never sent: it counts from the first report of that half.
    expect(starts).toEqual([atMinute(0), atMinute(0), null, atMinute(62)]);
  });

  it("A match that is told as it stands now says nothing new where nothing has changed", async () => {
    await storeFrom(
      "api-football",
      aSnapshot("first_half", [1, 0], { incidents: [aGoal({ external_id: "goal/home/1" })] }),
      12,
    );
    const again = aSnapshot("first_half", [1, 0], { incidents: [aGoal({ external_id: "goal/home/1" })] });
    const report = await storeFrom("api-football", again, 13);
    expect(report.match_ids).toEqual([]);
  });

  it("A match that is told as it stands now keeps incidents and statistics that the answer leaves out, and strikes those that it takes back", async () => {
    const stats: BatchMatch["stats"] = [
      { known_at_ms: null, kind: "corners", period: "full", home: 3, away: 1 },
    ];
    const goal = aGoal({ external_id: "goal/home/1" });
    await storeFrom("api-football", aSnapshot("first_half", [1, 0], { incidents: [goal], stats }), 12);
    await storeFrom("api-football", aSnapshot("first_half", [1, 0]), 20);
    expect(await incidents()).toMatchObject([{ external_id: "goal/home/1", cancelled_at: null }]);
    expect(await origin.rows("SELECT home FROM stats")).toEqual([{ home: 3 }]);
    await storeFrom("api-football", aSnapshot("first_half", [0, 0], { incidents: [] }), 21);
    expect(await incidents()).toMatchObject([{ external_id: "goal/home/1", cancelled_at: atMinute(21) }]);
  });

  it("A match that is told as it stands now keeps counts of the last five minutes beside the present ones, and no more", async () => {
    const corners = (home: number): BatchMatch["stats"] => [
      { known_at_ms: null, kind: "corners", period: "full", home, away: 0 },
    ];
    for (const [index, minute] of [2, 4, 12, 13].entries()) {
      await storeFrom("api-football", aSnapshot("first_half", [0, 0], { stats: corners(index) }), minute);
    }
    expect(await origin.rows("SELECT known_at, home FROM stats ORDER BY known_at")).toEqual([
      { known_at: atMinute(4), home: 1 },
      { known_at: atMinute(12), home: 2 },
      { known_at: atMinute(13), home: 3 },
    ]);
  });

  it("A match that is told as it stands now keeps the prices of before, each present one after them", async () => {
    const company = { external_id: "8", name: "Bet365", kind: "bookmaker", hot: true, position: 1 } as const;
    const priced = (price: number, minute: number) => {
      const quote = {
        ...{ known_at_ms: null, at: null, in_play: false, suspended: false },
        ...{ minute: null, home_score: null, away_score: null, line: null, prices: [price, 3.4, 3.5] },
      };
      const prices: BatchMatch["prices"] = [
        { company: "8", market: "match_result", period: "full", quotes: [quote] },
      ];
      const match = aBatchMatch({ snapshot: { incidents: false, stats: false }, prices });
      return origin.store({ ...from("isports", match), companies: [company] }, atMinute(minute));
    };
    await priced(2.1, -100);
    await priced(2.1, -90);
    await priced(2.2, -80);
    const results = await origin.rows("SELECT quotes FROM price_series");
    const quotes = JSON.parse((results[0] as { quotes: string }).quotes) as unknown[];
    expect(quotes).toHaveLength(2);
  });
});

describe("two providers of one match", () => {
  const named = (match: BatchMatch, external_id: string): BatchMatch => ({ ...match, external_id });

  it("Two providers of one match are merged, and the preferred one sets score and kick-off in any order of arrival", async () => {
    const late = { match_time: aBatchMatch().match_time + 900 };
    await storeFrom("football-data-org", aSnapshot("first_half", [0, 0]), 10);
    await storeFrom("api-football", named(aSnapshot("first_half", [1, 0], late), "900"), 11);
    expect(await matchRow()).toMatchObject({
      ...{ source: "football-data-org", match_time: late.match_time },
      owners: { course: "api-football", schedule: "api-football" },
    });
    await storeFrom("football-data-org", aSnapshot("first_half", [0, 1]), 12);
    expect(await states()).toEqual([
      [10, "first_half", "0-0"],
      [11, "first_half", "1-0"],
    ]);
    expect((await matchRow()).match_time).toBe(late.match_time);
  });

  it("Two providers of one match tell a goal once when one takes incidents from the other: it keeps its moment, and what only the other told goes", async () => {
    const theirs = [
      aGoal({ external_id: "org/1" }),
      aGoal({ external_id: "org/2", minute: 30, side: "away", player: null }),
    ];
    await storeFrom("football-data-org", aSnapshot("first_half", [1, 1], { incidents: theirs }), 31);
    const ours = [aGoal({ external_id: "goal/home/1", minute: 11 })];
    await storeFrom("api-football", named(aSnapshot("first_half", [1, 0], { incidents: ours }), "900"), 32);
    expect(await incidents()).toEqual([
      { external_id: "goal/home/1", minute: 11, known_at: atMinute(31), cancelled_at: null },
    ]);
  });

  it("Two providers of one match pass the course on when the first falls silent during play, and give it back when it speaks again", async () => {
    const storeClaim = async (source: string, external_id: string, minute: number) => {
      const claim = {
        external_id,
        match_time: aBatchMatch().match_time,
        time_unknown: 0,
        status: null,
        home_goals: null,
        away_goals: null,
      };
      await saveClaims(origin.db, source, [claim], atMinute(minute));
    };
    await storeFrom("api-football", aSnapshot("first_half", [0, 0]), 5);
    await storeClaim("api-football", "m1", 5);
    const org = (score: Score) => named(aSnapshot("first_half", score), "o1");
    await storeFrom("football-data-org", org([0, 0]), 6);
    // The longest pause of a free plan between two polls, on a busy day.
    await storeFrom("football-data-org", org([1, 0]), 24);
    expect((await matchRow()).owners.course).toBeUndefined();
    await storeFrom("football-data-org", org([1, 0]), 26);
    expect((await matchRow()).owners.course).toBe("football-data-org");
    await storeFrom("api-football", aSnapshot("first_half", [2, 0]), 30);
    expect((await matchRow()).owners.course).toBe("api-football");
    expect(await states()).toEqual([
      [5, "first_half", "0-0"],
      [26, "first_half", "1-0"],
      [30, "first_half", "2-0"],
    ]);
  });

  it("Two providers of one match change the kinds of statistics that they add, and keep what these were some minutes ago", async () => {
    const stat = (kind: string, home: number) =>
      ({ known_at_ms: null, kind, period: "full", home, away: 0 }) as const;
    const storeStats = (source: string, minute: number, ...stats: ReturnType<typeof stat>[]) => {
      const match = aSnapshot("first_half", [0, 0], { stats });
      return storeFrom(source, source === "isports" ? named(match, "900") : match, minute);
    };
    await storeStats("api-football", 10, stat("shots", 3));
    await storeStats("isports", 11, stat("shots", 2), stat("attacks", 20));
    await storeStats("api-football", 12, stat("shots", 4));
    await storeStats("isports", 13, stat("shots", 3), stat("attacks", 24));
    await storeStats("isports", 14, stat("attacks", 25));
    const results = await origin.rows(
      "SELECT kind, home, (known_at - ?1) / 60000 AS minute FROM stats ORDER BY kind, known_at",
      atMinute(0),
    );
    expect((results as { kind: string; home: number; minute: number }[]).map(Object.values)).toEqual([
      ["attacks", 20, 11],
      ["attacks", 24, 13],
      ["attacks", 25, 14],
      ["shots", 3, 10],
      ["shots", 4, 12],
    ]);
    expect((await matchRow()).owners).toMatchObject({ more_stats: "isports" });
  });

  it("Two providers of one match leave each other's parts alone where neither is believed first", async () => {
    await storeFrom("some-files", aSnapshot("ended", [1, 0]), 120);
    const report = await storeFrom("api-football", named(aSnapshot("ended", [2, 0]), "900"), 121);
    expect((await matchRow()).owners.course).toBeUndefined();
    expect(report.warnings.join()).toContain("goals 2-0 is not taken, 1-0 of some-files stays");
  });
});
