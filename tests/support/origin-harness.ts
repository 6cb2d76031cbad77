import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Database } from "#origin/db/database.ts";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";

const CONFIG = fileURLToPath(new URL("../../origin/wrangler.toml", import.meta.url));

/** Secrets of the origin that tests start. */
export const TEST_INGEST_TOKEN = "ingest-token-of-the-tests";
export const TEST_FEED_SECRET = "feed-secret-of-the-tests";

export interface OriginHarness {
  /** Sends a request to the Worker; a path is enough. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Its database, migrated and otherwise empty. */
  readonly db: Database;
  /** Empties the football tables, so that tests of one file can share a Worker. */
  readonly clear: () => Promise<void>;
  /** Rings cron as of now. */
  readonly ring: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/** Tables of football and ingest; content keeps what its migration wrote. */
const FOOTBALL_TABLES = [
  "match_states",
  "stats",
  "incidents",
  "status_changes",
  "matches",
  "stage_teams",
  "stages",
  "seasons",
  "competitions",
  "players",
  "teams",
  "venues",
  "countries",
  "external_ids",
  "ingests",
  "last_ids",
];

/** The Worker as one module, bundled from its source: what a test starts is what stands in the folder now. */
async function bundleWorker(main: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: main, write: false, target: "es2023" },
    ssr: { noExternal: true, target: "webworker" },
  });
  const chunks = "output" in built ? built.output : [];
  const [entry] = chunks;
  if (chunks.length !== 1 || entry?.type !== "chunk") throw new Error(`${main} is not one module`);
  return entry.code;
}

/**
 * Starts origin in workerd from its real wrangler.toml on a D1 database in memory, with every migration applied.
 * `vars` overrule those of the file; the demo world is off unless a test asks for it.
 */
export async function startOrigin(vars: Record<string, string> = {}): Promise<OriginHarness> {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(CONFIG);
  const script = await bundleWorker(main ?? "");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          ...workerOptions,
          modules: [{ type: "ESModule", path: "worker.js", contents: script }],
          bindings: Object.assign({}, workerOptions.bindings, {
            INGEST_TOKEN: TEST_INGEST_TOKEN,
            FEED_SECRET: TEST_FEED_SECRET,
            DEMO_WORLD: "off",
            ...vars,
          }),
        },
      ],
    }),
  );
  const db: Database = await miniflare.getD1Database("DB");
  await applyMigrations(db, readMigrations());
  const worker = await miniflare.getWorker();
  return {
    async fetch(path, init) {
      const answer = await worker.fetch(new URL(path, "http://origin").href, init as never);
      return answer as unknown as Response;
    },
    db,
    async clear() {
      await db.batch(FOOTBALL_TABLES.map((table) => db.prepare(`DELETE FROM ${table}`)));
    },
    async ring() {
      await worker.scheduled({ scheduledTime: new Date() });
    },
    dispose: () => miniflare.dispose(),
  };
}
