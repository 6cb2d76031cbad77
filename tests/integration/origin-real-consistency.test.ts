import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { apiFootball } from "#origin/ingest/adapters/api-football/api-football.source.ts";
import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { ProviderContext } from "#origin/ingest/adapters/provider.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { imported, importedPrices } from "#tests/support/consistency/imported.ts";
import { problemsOfImported } from "#tests/support/consistency/imported-problems.ts";
import { aFixture, aLeagueAnswer, anEvent, envelope } from "#tests/support/origin/api-football-answers.ts";
import {
  BOOKMAKERS_FILE,
  hasRealFiles,
  openfootballFiles,
  realBatch,
} from "#tests/support/origin/real-files.ts";
import { createSqliteDatabase } from "#tests/support/origin/sqlite-database.ts";

/** No two responses about imported football contradict each other, whatever data its source has. */

async function store(db: Database, batch: Batch | null, now_ms: number): Promise<void> {
  if (!batch) throw new Error("the source gave no batch");
  const { refusals } = await storeBatch(db, batch, { now_ms, dry_run: false });
  expect(refusals).toEqual([]);
}

const NOW = Date.UTC(2026, 6, 1);

describe("imported files", () => {
  it.each([
    ["openfootball", imported.file, readOpenfootball],
    ["football-data.co.uk", importedPrices.file, readFootballData],
  ])("Imported files of %s make no two answers that contradict each other", async (_, name, read) => {
    const db = await createSqliteDatabase();
    const result = read({ files: [{ name, text: readFileSync(name, "utf8") }] });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    await store(db, result.batch, NOW);
    const { looked, problems } = await problemsOfImported(db, NOW);
    expect(problems).toEqual([]);
    expect(looked.seasons).toBeGreaterThan(0);
    expect(looked.matches).toBeGreaterThan(0);
  });
});

describe("API-Football", () => {
  const ARSENAL = [42, "Arsenal"] as const;
  const CHELSEA = [49, "Chelsea"] as const;
  const kickOff = Date.UTC(2026, 10, 21, 15) / 1000;
  const minute = (count: number) => kickOff * 1000 + count * 60_000;
  const empty: ProviderContext = { nowMs: minute(0), leagues: ["39"], notes: null, matches: [] };
  const { notes } = apiFootball.read("leagues", ["39"], aLeagueAnswer(), empty);
  const people = (team: number) => Array.from({ length: 12 }, (_, index) => team * 100 + index);

  /** Line-ups, statistics and players as the provider lists them; the first forward has the goals. */
  const lists = (goals: number, shots: number, minutes: number) => ({
    lineups: [ARSENAL, CHELSEA].map(([id, name]) => ({
      team: { id, name },
      formation: "4-4-2",
      coach: { id, name: `Coach of ${name}` },
      startXI: people(id)
        .slice(0, 11)
        .map((player) => ({ player: { id: player, name: `P. ${player}`, number: 1, pos: "M", grid: null } })),
      substitutes: people(id)
        .slice(11)
        .map((player) => ({ player: { id: player, name: `P. ${player}`, number: 1, pos: "F", grid: null } })),
    })),
    statistics: [ARSENAL, CHELSEA].map(([id]) => ({
      team: { id },
      statistics: [
        { type: "Total Shots", value: shots },
        { type: "Shots on Goal", value: id === 42 ? goals : 0 },
        { type: "Ball Possession", value: "50%" },
        { type: "Corner Kicks", value: 3 },
      ],
    })),
    players: [ARSENAL, CHELSEA].map(([id]) => ({
      team: { id },
      players: people(id).map((player, index) => ({
        player: { id: player, name: `P. ${player}` },
        statistics: [
          {
            games: {
              minutes: index < 11 ? minutes : null,
              rating: index < 11 ? "6.9" : null,
              substitute: index > 10,
            },
            goals: { total: id === 42 && index === 0 ? goals : 0, assists: 0 },
            shots: { total: index === 0 ? shots : 0, on: id === 42 && index === 0 ? goals : 0 },
          },
        ],
      })),
    })),
    events: Array.from({ length: goals }, (_, index) =>
      anEvent({ elapsed: 10 + index * 20, team: 42, player: [4200, "P. 4200"] }),
    ),
  });

  const row = (id: number, short: string, goals: number, elapsed: number, details: object) =>
    aFixture({
      ...{ id, home: ARSENAL, away: CHELSEA, timestamp: kickOff - (id - 1) * 7 * 86_400, short, elapsed },
      secondHalf: short === "2H" || short === "FT" ? kickOff + 62 * 60 : null,
      goals: { home: goals, away: 0 },
      score: short === "1H" ? {} : { halftime: { home: Math.min(goals, 2), away: 0 } },
      lists: details as never,
    });
  const storeFixture = (db: Database, fixture: unknown, atMs: number) =>
    store(
      db,
      apiFootball.read("details", [], envelope("fixtures", [fixture]), { ...empty, nowMs: atMs, notes })
        .batch,
      atMs,
    );

  it("API-Football makes no two answers that contradict each other, in play and at the end, of matches told in part", async () => {
    const db = await createSqliteDatabase();
    // The match a week before has events only: its goals imply no shots.
    const { events } = lists(3, 9, 90);
    await storeFixture(db, row(2, "FT", 3, 90, { events }), minute(-6 * 1440));
    for (const [short, goals, elapsed, afterKickOff] of [
      ["1H", 1, 25, 25],
      ["HT", 2, 45, 48],
      ["2H", 3, 70, 87],
      ["FT", 3, 90, 110],
    ] as const) {
      const details = lists(goals, goals + 2, elapsed);
      await storeFixture(db, row(1, short, goals, elapsed, details), minute(afterKickOff));
      const { looked, problems } = await problemsOfImported(db, minute(afterKickOff + 1));
      expect([short, problems]).toEqual([short, []]);
      expect(looked).toEqual({ seasons: 1, matches: 2 });
    }
  });
});

describe.skipIf(!hasRealFiles())("real files", () => {
  let db: Database;
  beforeAll(async () => {
    db = await createSqliteDatabase();
    await store(db, realBatch(...openfootballFiles()), NOW);
    await store(db, realBatch(BOOKMAKERS_FILE), NOW);
  });

  it("Real files make no two answers that contradict each other, about any season and every fortieth match", async () => {
    const { looked, problems } = await problemsOfImported(db, NOW, { every: 40 });
    expect(problems).toEqual([]);
    expect(looked.seasons).toBeGreaterThan(5);
    expect(looked.matches).toBeGreaterThan(40);
  });
});
