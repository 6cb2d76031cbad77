import { describe, expect, it } from "vitest";
import { fixtureCupBatches } from "#origin/demo/fixture-cup.ts";
import { listInPlay } from "#origin/football/match/match.service.ts";
import { keepDemoWorld } from "#origin/ingest/store/demo-world.ts";
import { aBatchMatch, aLeague } from "#tests/support/origin-batches.ts";
import { originOfFile } from "#tests/support/origin-harness.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

const origin = originOfFile({ DEMO_WORLD: "auto" });
const { db } = origin;

async function column(sql: string): Promise<unknown[]> {
  const { results } = await db.prepare(sql).all();
  return results.map((row) => Object.values(row as object)[0]);
}

const keep = (nowMs: number) => keepDemoWorld(db, fixtureCupBatches, nowMs);

describe("the demo world", () => {
  it("fills an empty database, so that a match is in play at any moment", async () => {
    expect((await keep(NOW)).length).toBeGreaterThan(10);
    for (const minutes of [0, 7, 31, 64, 90, 124]) {
      const { data } = await listInPlay(db, NOW + minutes * 60_000);
      expect([minutes, data.matches.length > 0]).toEqual([minutes, true]);
      for (const match of data.matches) expect(match.provenance).toBe("demo");
    }
  });

  it("stays as it is a minute later", async () => {
    await keep(NOW);
    const before = await column("SELECT count(*) FROM ingests");
    expect(await keep(NOW + 60_000)).toEqual([]);
    expect(await column("SELECT count(*) FROM ingests")).toEqual(before);
  });

  it("leaves a database of other football alone", async () => {
    await origin.store(aLeague([aBatchMatch()]), NOW);
    expect(await keep(NOW)).toEqual([]);
    expect(await column("SELECT DISTINCT provenance FROM matches")).toEqual(["real"]);
  });

  it("makes no new cycles once real football was imported, and plays out those that are there", async () => {
    await keep(NOW);
    await origin.store(aLeague([aBatchMatch()]), NOW);
    const seasons = await column("SELECT count(*) FROM seasons");
    expect(await keep(NOW + DAY)).toEqual([]);
    expect(await column("SELECT count(*) FROM seasons")).toEqual(seasons);
    expect((await listInPlay(db, NOW + 60_000)).data.matches.length).toBeGreaterThan(0);
    expect((await listInPlay(db, NOW + DAY)).data.matches).toEqual([]);
  });

  it("goes on beside a replay, whichever came first", async () => {
    const replay = aLeague([aBatchMatch()], { provenance: "replay" });
    await origin.store(replay, NOW);
    expect((await keep(NOW)).length).toBeGreaterThan(0);
    expect((await keep(NOW + DAY)).length).toBeGreaterThan(0);
  });

  it("throws its past seasons away with all their rows, and nothing else", async () => {
    await keep(NOW);
    await origin.store(aLeague([aBatchMatch()]), NOW);
    const past = await column("SELECT DISTINCT season_id FROM matches WHERE provenance = 'demo'");
    const teams = await column("SELECT count(*) FROM teams");
    await keep(NOW + 3 * DAY);
    expect(await column(`SELECT id FROM seasons WHERE id IN (${past.join()})`)).toEqual([]);
    expect(await column("SELECT count(*) FROM teams")).toEqual(teams);
    expect(await column("SELECT count(*) FROM matches WHERE provenance = 'real'")).toEqual([1]);
    for (const table of ["status_changes", "incidents", "match_states", "stats"]) {
      const orphans = `SELECT count(*) FROM ${table} WHERE match_id NOT IN (SELECT id FROM matches)`;
      expect([table, await column(orphans)]).toEqual([table, [0]]);
    }
    for (const kind of ["seasons", "stages", "matches"]) {
      const orphans = `SELECT count(*) FROM external_ids WHERE kind = '${kind}'
        AND id NOT IN (SELECT id FROM ${kind})`;
      expect([kind, await column(orphans)]).toEqual([kind, [0]]);
    }
    expect(await column("SELECT count(*) FROM matches WHERE provenance = 'demo'")).toEqual([0]);
  });

  it("comes with cron, and is seen over HTTP at once", async () => {
    await origin.ring();
    const response = await origin.fetch("/api/v1/football/matches/live");
    const { data } = (await response.json()) as { data: { matches: unknown[] } };
    expect(data.matches.length).toBeGreaterThan(0);
  });
});
