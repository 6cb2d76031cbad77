import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";
import { databaseOf } from "#tests/support/origin/sqlite-database.ts";

const ROOT = new URL("../../", import.meta.url).pathname;

const folder = mkdtempSync(join(tmpdir(), "origin-migrate-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("wrangler and applyMigrations agree about what is applied: after wrangler nothing is left to do", async () => {
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const config = join(ROOT, "origin/wrangler.toml");
  const flags = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", folder, "--config", config];
  execFileSync(process.execPath, [wrangler, ...flags], {
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    stdio: "pipe",
  });
  const file = readdirSync(folder, { recursive: true, encoding: "utf8" }).find(
    (name) => name.endsWith(".sqlite") && !name.includes("metadata"),
  );
  const sqlite = new DatabaseSync(join(folder, file ?? ""));
  expect(await applyMigrations(databaseOf(sqlite), readMigrations())).toEqual([]);
  const names = sqlite.prepare("SELECT name FROM d1_migrations ORDER BY id").all();
  expect(names.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  sqlite.close();
});
