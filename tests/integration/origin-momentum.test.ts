import { describe, expect, it } from "vitest";
import { getMomentum } from "#origin/football/match/momentum.service.ts";
import type { Batch, BatchMatch, BatchStat } from "#origin/ingest/batch.schema.ts";
import { deleteMatches } from "#origin/ingest/store/delete-matches.ts";
import { momentumOf } from "#shared/match/momentum.rules.ts";
import { aBatchMatch, aLeague, aStatusChange, atMinute } from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

/** Counts of attacking play over a match: stored by minute, whatever `stats` keeps. */

const { db, store, rows } = originOfFile();

type Stat = readonly [kind: string, home: number, away: number];

const stats = (given: readonly Stat[], known_at_ms: number | null = null): BatchStat[] =>
  given.map(([kind, home, away]) => ({ known_at_ms, kind, period: "full", home, away }));

const NO_SCORE = { home: { goals: 0 }, away: { goals: 0 } };
/** First half from minute 0 after kick-off, second from 60: minute 75 is the match's 61st. */
function statusAt(minute: number): BatchMatch["status_changes"] {
  const is = (status: "first_half" | "half_time" | "second_half" | "ended", started: number | null) => [
    {
      ...aStatusChange(null, status, NO_SCORE),
      period_started_at_ms: started === null ? null : atMinute(started),
    },
  ];
  if (minute < 48) return is("first_half", 0);
  if (minute < 60) return is("half_time", null);
  return minute < 110 ? is("second_half", 60) : is("ended", null);
}

/** A provider's response at a minute after kick-off. */
function answerAt(minute: number, given: readonly Stat[]): Batch {
  const match = aBatchMatch({
    external_id: "m1",
    status_changes: statusAt(minute),
    snapshot: { incidents: false, stats: true },
    stats: stats(given),
  });
  return { ...aLeague([match]), source: "api-football" };
}
const answer = (minute: number, ...given: Stat[]) => store(answerAt(minute, given), atMinute(minute));

const reportsAt = async (minute: number) =>
  (await getMomentum(db, await storedId(db, "matches", "m1"), atMinute(minute))).data.reports;

describe("momentum of a live source", () => {
  it("keeps a report a minute for the whole match, unchanged ones too, beyond what the statistics keep", async () => {
    for (let minute = 0; minute < 30; minute += 1)
      await answer(
        minute,
        ["shots_on_target", Math.floor(minute / 10), 0],
        ["corners", 0, Math.floor(minute / 20)],
      );
    const reports = await reportsAt(30);
    expect(reports.map(({ minute }) => minute)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(reports.at(-1)).toEqual({
      minute: 30,
      added: 0,
      home: {
        attacks: null,
        dangerous_attacks: null,
        corners: 0,
        shots_off_target: null,
        shots_on_target: 2,
      },
      away: {
        attacks: null,
        dangerous_attacks: null,
        corners: 1,
        shots_off_target: null,
        shots_on_target: 0,
      },
    });
    expect((await rows("SELECT 1 FROM stats WHERE kind = 'shots_on_target'")).length).toBeLessThan(3);
    expect(momentumOf(reports)?.minutes.filter(({ home }) => home !== null)).toHaveLength(30);
  });

  it("knows at a moment only what was reported by then", async () => {
    await answer(3, ["corners", 1, 0]);
    await answer(4, ["corners", 2, 0]);
    expect((await reportsAt(3)).map(({ minute, home }) => [minute, home.corners])).toEqual([[4, 1]]);
  });

  it("places a report of added time and of the break at the end of the first half", async () => {
    await answer(44, ["corners", 1, 0]);
    await answer(47, ["corners", 2, 0]);
    await answer(52, ["corners", 3, 0]);
    await answer(60, ["corners", 3, 1]);
    expect((await reportsAt(61)).map(({ minute, added, home }) => [minute, added, home.corners])).toEqual([
      [45, 0, 1],
      [45, 3, 2],
      [45, 8, 3],
      [46, 0, 3],
    ]);
  });

  it("adds nothing after the match, and keeps what it has", async () => {
    await answer(10, ["corners", 1, 0]);
    const before = await reportsAt(12);
    await answer(115, ["corners", 9, 9]);
    expect(await reportsAt(120)).toEqual(before);
  });
});

describe("momentum of other sources", () => {
  it("is nothing for a source with statistics of the end only", async () => {
    const ended = aBatchMatch({
      external_id: "m1",
      status_changes: [aStatusChange(atMinute(110), "ended", NO_SCORE)],
      stats: stats(
        [
          ["corners", 5, 4],
          ["shots_on_target", 4, 2],
        ],
        atMinute(110),
      ),
    });
    await store(aLeague([ended]), atMinute(200));
    expect(await reportsAt(200)).toEqual([]);
  });

  it("is refused for an unknown match", async () => {
    await expect(getMomentum(db, 999_999, atMinute(0))).rejects.toMatchObject({ code: "match_not_found" });
  });

  it("is deleted with its match", async () => {
    await answer(3, ["corners", 1, 0]);
    expect(await rows("SELECT 1 FROM stat_histories")).toHaveLength(1);
    await deleteMatches(db, [await storedId(db, "matches", "m1")]);
    expect(await rows("SELECT 1 FROM stat_histories")).toEqual([]);
  });
});
