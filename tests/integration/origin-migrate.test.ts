import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";
import { startOrigin } from "#tests/support/origin/origin-harness.ts";
import { databaseOf } from "#tests/support/origin/sqlite-database.ts";

describe("migrations", () => {
  it("Migrations are applied once, and a failing one leaves nothing behind", async () => {
    const origin = await startOrigin();
    expect(await applyMigrations(origin.db, readMigrations())).toEqual([]);
    const broken = {
      name: "9999_broken.sql",
      sql: "CREATE TABLE half (id integer);\n--> statement-breakpoint\nCREATE TABEL other (id integer);",
    };
    await expect(applyMigrations(origin.db, [...readMigrations(), broken])).rejects.toThrow(/TABEL/);
    const results = await origin.rows(
      "SELECT name FROM sqlite_master WHERE name = 'half' UNION SELECT name FROM d1_migrations",
    );
    expect(results.map((row) => (row as { name: string }).name)).toEqual(
      readMigrations().map(({ name }) => name),
    );
    await origin.dispose();
  });
});

/** Statements that the previous release's code may not survive: they prevent a rollback. */
const TAKES_AWAY = /^\s*(DROP (TABLE|VIEW|TRIGGER)|ALTER TABLE .* (RENAME|DROP)\b|CREATE UNIQUE INDEX)/im;

describe("a migration", () => {
  it("Every migration only adds, so that `npm run rollback` has a database to go back to", () => {
    const without = readMigrations().filter(({ sql }) => {
      const added = new Set([...sql.matchAll(/CREATE TABLE `(\w+)`/g)].map((found) => found[1]));
      const statements = sql.split("--> statement-breakpoint");
      return statements.some(
        // A unique index of a new table affects no older code.
        (one) => TAKES_AWAY.test(one) && !added.has(/ON `(\w+)`/.exec(one)?.[1] ?? ""),
      );
    });
    // From before there was a release to roll back to.
    const early = ["0009_clustered_rows.sql", "0011_names_by_kind.sql", "0016_content.sql"];
    expect(without.map(({ name }) => name)).toEqual(early);
  });
});

describe("the migration of what sources list", () => {
  it("The migration of what sources list keeps that a match covers cards and corners where its source lists one, or is another source", async () => {
    const sqlite = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
    const db = databaseOf(sqlite);
    await applyMigrations(
      db,
      readMigrations().filter(({ name }) => name < "0033"),
    );
    const sources = ["football-data", "isports", "isports", "api-football"];
    for (const [index, source] of sources.entries()) {
      sqlite.exec(`INSERT INTO matches (id, season_id, competition_id, stage_id, home_id, away_id, match_time, neutral,
        clock_speed, cards_covered, corners_covered, provenance, known_at, updated_at, source)
        VALUES (${index + 1}, 1, 1, 1, 1, 2, 0, 0, 1, 1, 1, 'real', 0, 0, '${source}')`);
    }
    sqlite.exec(`INSERT INTO incidents (id, match_id, external_id, position, known_at, kind, side)
      VALUES (1, 3, 'c', 0, 0, 'yellow_card', 'home')`);
    await applyMigrations(db, readMigrations());
    const rows = sqlite.prepare("SELECT cards_covered, corners_covered FROM matches ORDER BY id").all();
    const covered = rows.map(({ cards_covered, corners_covered }) => [cards_covered, corners_covered]);
    expect(covered).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    sqlite.close();
  });
});

describe("the migration that remembers the last ids", () => {
  it("The migration that remembers the last ids goes on from what is stored already", async () => {
    const sqlite = new DatabaseSync(":memory:");
    const db = databaseOf(sqlite);
    const before = readMigrations().filter(({ name }) => name < "0002");
    await applyMigrations(db, before);
    sqlite.exec("INSERT INTO countries (id, code, name) VALUES (3, 'VIE', 'Vietnam'), (7, 'LAO', 'Laos')");
    await applyMigrations(db, readMigrations());
    const rows = sqlite.prepare("SELECT kind, id FROM last_ids").all();
    expect(rows.map(({ kind, id }) => [kind, id])).toEqual([["countries", 7]]);
    sqlite.close();
  });
});

describe("the migration of silence", () => {
  it("The migration of silence lets matches that older releases stored become unknown, and no other", async () => {
    const sqlite = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
    const db = databaseOf(sqlite);
    await applyMigrations(
      db,
      readMigrations().filter(({ name }) => name < "0037"),
    );
    const kickOff = 1_000_000;
    const courses = [
      [],
      ["not_started"],
      ["first_half", "second_half"],
      ["second_half", "ended"],
      ["postponed"],
    ];
    for (const [index, statuses] of courses.entries()) {
      sqlite.exec(`INSERT INTO matches (id, season_id, competition_id, stage_id, home_id, away_id, match_time, neutral,
        clock_speed, cards_covered, corners_covered, provenance, known_at, updated_at, source)
        VALUES (${index + 1}, 1, 1, 1, 1, 2, ${kickOff}, 0, 1, 1, 1, 'real', 0, 0, 'a')`);
      for (const [place, status] of statuses.entries()) {
        sqlite.exec(`INSERT INTO match_states (match_id, known_at, status, home_goals)
          VALUES (${index + 1}, ${(kickOff + place * 3600) * 1000}, '${status}', ${place})`);
      }
    }
    await applyMigrations(db, readMigrations());
    const rows = sqlite
      .prepare("SELECT * FROM match_states WHERE derived_status IS NOT NULL ORDER BY match_id")
      .all();
    const silent = rows.map(({ match_id, known_at, status, derived_status, home_goals }) => [
      match_id,
      (Number(known_at) / 1000 - kickOff) / 60,
      status,
      derived_status,
      home_goals,
    ]);
    expect(silent).toEqual([
      [1, 180, "not_started", "result_unknown", null],
      [2, 180, "not_started", "result_unknown", 0],
      [3, 180, "second_half", "result_unknown", 1],
    ]);
  });
});
