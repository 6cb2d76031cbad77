import { describe, expect, it } from "vitest";
import type { DemoSource } from "#origin/demo/demo-source.ts";
import { demoProgress, keepDemoWorld } from "#origin/ingest/store/demo-world.ts";
import { aBatchMatch, aLeague } from "#tests/support/batches/origin-batches.ts";
import { aDemoSource } from "#tests/support/demo/demo-stub.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const origin = originOfFile();
const { db } = origin;

async function column(sql: string): Promise<unknown[]> {
  return (await origin.rows(sql)).map((row) => Object.values(row)[0]);
}

const turn = (source: DemoSource, nowMs: number, turnMs = 10_000, isStart = false) =>
  keepDemoWorld(db, source, { nowMs, turnMs, isStart });

/** Runs turns until there is no work left. */
async function fill(source: DemoSource, nowMs: number): Promise<number[]> {
  const matchIds: number[] = [];
  for (let turns = 0; turns < 50; turns += 1) {
    const done = await turn(source, nowMs);
    matchIds.push(...done.matchIds);
    if (!done.more) return matchIds;
  }
  throw new Error("the world is never done");
}

const demoMatches = () => column("SELECT count(*) FROM matches WHERE provenance = 'demo'");

describe("keeping the demo world", () => {
  it("Keeping the demo world fills an empty database, and tells of the matches that are on screen", async () => {
    const source = aDemoSource();
    expect(await demoProgress(db, source, NOW)).toEqual({ stored: 0, missing: 3, later: 0 });
    expect(await fill(source, NOW)).toHaveLength(1);
    expect(await demoMatches()).toEqual([3]);
    expect(await demoProgress(db, source, NOW)).toMatchObject({ missing: 0 });
  });

  it("Keeping the demo world does one part at least in a turn, and goes on where it stopped", async () => {
    const source = aDemoSource();
    expect(await turn(source, NOW, 0)).toMatchObject({ more: true });
    expect(source.requestedSteps).toEqual(["full/2026-11-21"]);
    await turn(source, NOW, 0);
    expect(source.requestedSteps).toEqual(["full/2026-11-21", "full/2026-11-22"]);
    await fill(source, NOW);
    expect(source.requestedSteps).toEqual(["full/2026-11-21", "full/2026-11-22", "full/2026-11-23"]);
  });

  it("Keeping the demo world stands before the parts that come later, and stores them in the next turn", async () => {
    const source = aDemoSource("stub", new Set(["full/2026-11-23"]));
    expect(await demoProgress(db, source, NOW)).toEqual({ stored: 0, missing: 2, later: 1 });
    expect(await turn(source, NOW)).toMatchObject({ stands: true, more: true });
    expect(source.requestedSteps).toEqual(["full/2026-11-21", "full/2026-11-22"]);
    expect(await demoProgress(db, source, NOW)).toMatchObject({ missing: 0, later: 1 });
    expect(await turn(source, NOW + 60_000)).toMatchObject({ stands: true, more: false });
    expect(source.requestedSteps.at(-1)).toBe("full/2026-11-23");
    expect(await demoProgress(db, source, NOW)).toMatchObject({ missing: 0, later: 0 });
  });

  it("Keeping the demo world leaves parts that come later to the minutes after a start, also where the world stood before it", async () => {
    const source = aDemoSource("stub", new Set(["full/2026-11-23"]));
    await turn(source, NOW);
    expect(await turn(source, NOW, 10_000, true)).toMatchObject({ stands: true, more: true });
    expect(source.requestedSteps).toEqual(["full/2026-11-21", "full/2026-11-22"]);
    expect(await turn(source, NOW)).toMatchObject({ more: false });
    expect(source.requestedSteps.at(-1)).toBe("full/2026-11-23");
  });

  it("Keeping the demo world does not stand before everything else is stored, however little time a turn has", async () => {
    const source = aDemoSource("stub", new Set(["full/2026-11-23"]));
    expect(await turn(source, NOW, 0)).toMatchObject({ stands: false, more: true });
    expect(await turn(source, NOW, 0)).toMatchObject({ stands: true, more: true });
    expect(await turn(source, NOW, 0)).toMatchObject({ stands: true, more: false });
  });

  it("The demo world stays as it is a minute later", async () => {
    const source = aDemoSource();
    await fill(source, NOW);
    const before = await column("SELECT count(*) FROM ingests");
    expect(await turn(source, NOW + 60_000)).toMatchObject({ matchIds: [], more: false });
    expect(await column("SELECT count(*) FROM ingests")).toEqual(before);
  });

  it("Keeping the demo world stores a part again that was not marked as stored, which changes nothing", async () => {
    const source = aDemoSource();
    await fill(source, NOW);
    const rows = await column("SELECT count(*) FROM match_states");
    await db.batch([db.prepare("DELETE FROM demo_parts WHERE part LIKE 'full/%'")]);
    expect(await fill(source, NOW)).toEqual([]);
    expect(await column("SELECT count(*) FROM match_states")).toEqual(rows);
  });

  it("Keeping the demo world adds the day that comes into view, and lets seasons go that are too old", async () => {
    const source = aDemoSource();
    await fill(source, NOW);
    const [oldest] = await column("SELECT min(season_id) FROM matches");
    for (let days = 1; days <= 20; days += 1) await fill(source, NOW + days * DAY);
    expect(await column(`SELECT count(*) FROM seasons WHERE id = ${oldest}`)).toEqual([0]);
    expect(await column("SELECT count(*) FROM teams")).not.toEqual([0]);
    for (const table of ["status_changes", "match_states"]) {
      const orphans = `SELECT count(*) FROM ${table} WHERE match_id NOT IN (SELECT id FROM matches)`;
      expect([table, await column(orphans)]).toEqual([table, [0]]);
    }
    for (const kind of ["seasons", "stages", "matches"]) {
      const orphans = `SELECT count(*) FROM external_ids WHERE kind = '${kind}'
        AND id NOT IN (SELECT id FROM ${kind})`;
      expect([kind, await column(orphans)]).toEqual([kind, [0]]);
    }
  });

  it("Keeping the demo world builds a world of another seed anew", async () => {
    await fill(aDemoSource("one"), NOW);
    const [season] = await column("SELECT max(id) FROM seasons");
    await fill(aDemoSource("other"), NOW);
    expect(await demoMatches()).toEqual([3]);
    expect(await column("SELECT min(id) FROM seasons")).not.toEqual([season]);
    expect(await column("SELECT part FROM demo_parts WHERE part LIKE 'start%'")).toEqual([
      "start/other/2026-11-21",
    ]);
  });

  it("Keeping the demo world begins anew when it stood still for long, and catches up after a shorter pause", async () => {
    const source = aDemoSource();
    await fill(source, NOW);
    await fill(source, NOW + 20 * DAY);
    expect(source.requestedSteps).toContain("light/2026-11-24");
    await fill(source, NOW + 90 * DAY);
    expect(await column("SELECT part FROM demo_parts WHERE part LIKE 'start%'")).toEqual([
      "start/stub/2027-02-19",
    ]);
    expect(await demoMatches()).toEqual([3]);
  });

  it("Keeping the demo world leaves a database of other football alone", async () => {
    await origin.store(aLeague([aBatchMatch()]), NOW);
    expect(await turn(aDemoSource(), NOW)).toMatchObject({ matchIds: [], more: false });
    expect(await column("SELECT DISTINCT provenance FROM matches")).toEqual(["real"]);
    expect(await demoProgress(db, aDemoSource(), NOW)).toBeNull();
  });

  it("Keeping the demo world makes nothing new once real football was imported, and plays out what is there", async () => {
    const source = aDemoSource();
    await fill(source, NOW);
    await origin.store(aLeague([aBatchMatch()]), NOW);
    await fill(source, NOW + DAY);
    expect(await demoMatches()).toEqual([3]);
    await fill(source, NOW + 10 * DAY);
    expect(await demoMatches()).toEqual([0]);
    expect(await column("SELECT count(*) FROM matches")).toEqual([1]);
  });

  it("Keeping the demo world takes matches back of which nothing was told, once real football was imported", async () => {
    const source = aDemoSource();
    await fill(source, NOW);
    const match = aBatchMatch({
      match_time: NOW / 1000 + 9 * 86_400,
      status_changes: [],
      incidents: [],
      stats: [],
    });
    await origin.store(aLeague([match], { source: "demo", provenance: "demo" }), NOW);
    await origin.store(aLeague([aBatchMatch()]), NOW);
    await fill(source, NOW);
    expect(await demoMatches()).toEqual([3]);
  });

  it("Keeping the demo world goes on beside a replay, whichever came first", async () => {
    await origin.store(aLeague([aBatchMatch()], { provenance: "replay" }), NOW);
    expect((await fill(aDemoSource(), NOW)).length).toBeGreaterThan(0);
  });
});
