import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker, ORIGIN_DIR, ORIGIN_NAME } from "#scripts/site/built-worker.ts";
import { migrateDatabase, workersState } from "#scripts/site/local-database.ts";
import { quietRuntime } from "#scripts/site/quiet-runtime.ts";

/** The built origin alone, in a workerd of its own, as a service at a URL: the stand-in for an operator's own. */
export async function startLoneOrigin(port: number, vars: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "bongda-origin-"));
  const origin = builtWorker(ORIGIN_DIR, { DEMO_WORLD: "off", ...vars });
  await migrateDatabase(folder, origin.d1Databases);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      resourcePersistencePath: workersState(folder),
      workers: [{ ...origin, unsafeDirectSockets: [{ host: "127.0.0.1", port, serviceName: ORIGIN_NAME }] }],
    }),
  );
  await miniflare.ready;
  const db = await miniflare.getD1Database("DB", ORIGIN_NAME);
  return {
    /** Number of rows of a table. */
    count: async (table: string): Promise<number> =>
      (await db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n")) ?? 0,
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
