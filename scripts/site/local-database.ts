import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Database } from "#origin/db/database.ts";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";
import { quietRuntime } from "./quiet-runtime.ts";
import { SiteError } from "./site-error.ts";

const CONFIG = "origin/wrangler.toml";
const OWNER = "database";

/** Where the Workers of a site have their part of its data folder. */
export const workersState = (dataDir: string): string => resolve(dataDir, "workers/v3");

/** The id under which the local runtime keeps origin's database. */
function databaseId(): string {
  const id = /^database_id = "([^"]+)"/m.exec(readFileSync(CONFIG, "utf8"))?.[1];
  if (id === undefined) throw new SiteError(`${CONFIG} names no database_id.`);
  return id;
}

/** Gives `work` origin's database in a data folder that no site runs on; an empty one is made where none is. */
async function withDatabase(dataDir: string, work: (db: Database) => Promise<unknown>): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      resourcePersistencePath: workersState(dataDir),
      workers: [
        {
          name: OWNER,
          modules: true,
          script: "export default { fetch: () => new Response() }",
          compatibilityDate: "2026-09-01",
          d1Databases: { DB: { id: databaseId() } },
        },
      ],
    }),
  );
  try {
    await work(await miniflare.getD1Database("DB", OWNER));
  } finally {
    await miniflare.dispose();
  }
}

/** Makes an empty database in a data folder where none is. */
export const makeEmptyDatabase = (dataDir: string): Promise<void> =>
  withDatabase(dataDir, (db) => db.prepare("SELECT 1").all());

/** Brings the database of a data folder up to date, before anybody can ask the site that is to run on it. */
export const migrateDatabase = (dataDir: string): Promise<void> =>
  withDatabase(dataDir, (db) => applyMigrations(db, readMigrations()));
