import { describe, expect, it } from "vitest";
import { deleteMatches } from "#origin/ingest/store/delete-matches.ts";
import { deleteSeasons } from "#origin/ingest/store/demo-seasons.ts";
import { aCoveredLeague, aCoveredMatch } from "#tests/support/batches/covered-batches.ts";
import { anHonor } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store, rows } = originOfFile();
const MATCH_TABLES = [
  "match_states",
  "status_changes",
  "incidents",
  "stats",
  "match_part_reports",
  "stat_histories",
  "lineups",
  "player_stats",
  "match_figures",
  "commentary",
  "price_series",
];
/** Readers' data of a match. */
const POLL = ["poll_counts", "poll_votes"];

async function column(sql: string): Promise<unknown[]> {
  return (await rows(sql)).map((row) => Object.values(row)[0]);
}

const matchesIn = async (tables: readonly string[]) =>
  Promise.all(tables.map((table) => column(`SELECT DISTINCT match_id FROM ${table} ORDER BY match_id`)));

/** Statistics rows (match_figures) of the demo world, kept while a match is young; reports while in play. */
const addStats = () =>
  db.batch([
    db.prepare("INSERT INTO match_figures SELECT id, 0, 1, '[]', '{}', '{}' FROM matches"),
    db.prepare("INSERT INTO match_part_reports SELECT id, 'stats', '[]' FROM matches"),
    db.prepare("INSERT OR REPLACE INTO stat_histories SELECT id, '[]' FROM matches"),
  ]);
const twoMatches = () => aCoveredLeague([aCoveredMatch(), aCoveredMatch({ external_id: "m2" })]);

describe("deleting matches", () => {
  it("Deleting matches takes everything that hangs on them, and nothing of others", async () => {
    await store(twoMatches());
    await addStats();
    expect(await matchesIn(MATCH_TABLES)).toEqual(MATCH_TABLES.map(() => [1, 2]));
    await deleteMatches(db, [1]);
    expect(await matchesIn(MATCH_TABLES)).toEqual(MATCH_TABLES.map(() => [2]));
    expect(await column("SELECT id FROM matches")).toEqual([2]);
    expect(await column("SELECT external_id FROM external_ids WHERE kind = 'matches'")).toEqual(["m2"]);
    for (const table of ["seasons", "teams", "players", "coaches", "companies"]) {
      expect([table, (await column(`SELECT id FROM ${table}`)).length]).not.toEqual([table, 0]);
    }
  });

  it("Deleting matches takes the reports of a match too where an older release deletes it, which does not know their table", async () => {
    await store(twoMatches());
    await db.prepare("INSERT INTO match_part_reports SELECT id, 'stats', '[]' FROM matches").all();
    const newer = ["match_part_reports", "stat_histories"];
    const known = MATCH_TABLES.filter((table) => !newer.includes(table));
    await db.batch([
      ...known.map((table) => db.prepare(`DELETE FROM ${table} WHERE match_id = 1`)),
      db.prepare("DELETE FROM matches WHERE id = 1"),
    ]);
    expect(await matchesIn(["match_part_reports"])).toEqual([[2]]);
  });

  it("Deleting matches names every table that has rows of matches", async () => {
    const tables = await column(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%`match_id`%' ORDER BY name",
    );
    // Tips outlive their matches, because the ledger holds them, and so do their chats' moderation events, and
    // articles.
    const ofChats = ["chat_deeds", "chat_tickets", "chat_erasures"];
    expect(tables).toEqual(
      [...MATCH_TABLES, ...POLL, "match_claims", "tips", ...ofChats, "posts"].toSorted(),
    );
  });

  it("Deleting matches takes hundreds at once, and none", async () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      aCoveredMatch({ external_id: `m${index}`, prices: [] }),
    );
    const { match_ids } = await store(aCoveredLeague(many));
    await deleteMatches(db, match_ids.slice(1));
    await deleteMatches(db, []);
    expect(await column("SELECT id FROM matches")).toEqual([1]);
    expect(await matchesIn(["incidents", "lineups"])).toEqual([[1], [1]]);
  });

  it("Deleted matches are new ones when they come again", async () => {
    await store(twoMatches());
    await deleteMatches(db, [2]);
    expect((await store(twoMatches())).match_ids).toEqual([3]);
  });
});

describe("a season that is deleted", () => {
  it("A season that is deleted goes with its matches' parts, while people, companies and titles stay", async () => {
    const { matches } = twoMatches();
    const batch = aCoveredLeague(matches, { provenance: "demo", honors: [anHonor({ season: "v-2026" })] });
    await store(batch);
    await addStats();
    await deleteSeasons(db, [1]);
    expect(await matchesIn(MATCH_TABLES)).toEqual(MATCH_TABLES.map(() => []));
    for (const table of ["matches", "seasons", "stages", "stage_teams"]) {
      expect([table, await column(`SELECT 1 FROM ${table}`)]).toEqual([table, []]);
    }
    expect(await column("SELECT season_id FROM honors")).toEqual([null]);
    for (const table of ["teams", "players", "coaches", "companies", "transfers", "absences"]) {
      expect([table, (await column(`SELECT id FROM ${table}`)).length > 0]).toEqual([table, true]);
    }
  });
});
