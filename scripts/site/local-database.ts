import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import type { Database } from "#origin/db/database.ts";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";
import { builtWorker, ORIGIN_DIR } from "./built-worker.ts";
import { retryOnClosedConnection } from "./closed-connection.ts";
import { quietRuntime } from "./quiet-runtime.ts";
import { SiteError } from "./site-error.ts";

const CONFIG = "origin/wrangler.toml";
const OWNER = "database";

/** Folder of the Workers within a site's data folder. */
export const workersState = (dataDir: string): string => resolve(dataDir, "workers/v3");

/** Which database is origin's: the local runtime keeps each by its id. */
type Databases = V4WorkerOptions["d1Databases"];

/** Database id of the development server, which needs no build. A built Worker keeps the id that it was built with. */
export function databasesOfSource(): Databases {
  const id = /^database_id = "([^"]+)"/m.exec(readFileSync(CONFIG, "utf8"))?.[1];
  if (id === undefined) throw new SiteError(`${CONFIG} has no database_id.`);
  return { DB: { id } };
}

/**
 * Calls `work` with origin's database in a data folder that no site runs on; an empty one is made where there is none.
 * It is called again if its connection is closed.
 */
async function withDatabase(
  dataDir: string,
  d1Databases: Databases,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
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
          ...(d1Databases ? { d1Databases } : {}),
        },
      ],
    }),
  );
  try {
    await retryOnClosedConnection(async () => work(await miniflare.getD1Database("DB", OWNER)));
  } finally {
    await miniflare.dispose();
  }
}

/** Makes an empty database in a data folder where none is, in the place where the built origin looks for it. */
export const makeEmptyDatabase = (dataDir: string): Promise<void> =>
  withDatabase(dataDir, builtWorker(ORIGIN_DIR, {}).d1Databases, (db) => db.prepare("SELECT 1").all());

/** Migrates the database of a data folder, before the site on it takes requests. */
export const migrateDatabase = (dataDir: string, databases: Databases): Promise<void> =>
  withDatabase(dataDir, databases, (db) => applyMigrations(db, readMigrations()));
