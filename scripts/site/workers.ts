import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { createDemoSource } from "#origin/demo/demo-source.ts";
import { DEFAULT_DEMO_SEED } from "#origin/env.ts";
import { type DemoProgress, demoProgress } from "#origin/ingest/store/demo-world.ts";
import { messageOf } from "#shared/errors/index.ts";
import { builtWorker, EDGE_DIR, EDGE_NAME, ORIGIN_DIR, ORIGIN_NAME } from "./built-worker.ts";
import { withClock } from "./clock/shifted-worker.ts";
import { retryOnClosedConnection } from "./closed-connection.ts";
import { checkDatabase } from "./database-check.ts";
import { migrateDatabase, workersState } from "./local-database.ts";
import { quietRuntime } from "./quiet-runtime.ts";
import { SiteError } from "./site-error.ts";

/** Both Workers running in one workerd. */
export interface Workers {
  readonly miniflare: Miniflare;
  /** Runs origin's cron handler once; the local runtime never does by itself. Rejects when it fails. */
  runScheduled(cron?: string): Promise<void>;
  /** Progress of the demo world; null where none is made. */
  demoProgress(): Promise<DemoProgress | null>;
  stop(): Promise<void>;
}

interface WorkersOptions {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly edgeVars: Record<string, string>;
  readonly originVars: Record<string, string>;
  /** How far the Workers' clock is ahead of the machine's. */
  readonly clockOffsetMs?: number;
}

function throwNotStarted(error: unknown): never {
  throw new SiteError(`The Workers did not start: ${messageOf(error)}`);
}

/**
 * Brings the database up to date and starts the built Workers. The public port is a direct socket (ten times
 * Miniflare's requests a second), declared on origin: on edge, a Worker with assets, it would lead to the asset router.
 */
export async function startWorkers(options: WorkersOptions): Promise<Workers> {
  const clocked = (dir: string, vars: Record<string, string>) =>
    withClock(builtWorker(dir, vars), options.clockOffsetMs ?? 0);
  const origin: V4WorkerOptions = {
    ...clocked(ORIGIN_DIR, options.originVars),
    unsafeDirectSockets: [{ host: options.host, port: options.port, serviceName: EDGE_NAME }],
  };
  checkDatabase(options.dataDir);
  await migrateDatabase(options.dataDir, origin.d1Databases).catch(throwNotStarted);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...quietRuntime,
      resourcePersistencePath: workersState(options.dataDir),
      workers: [origin, clocked(EDGE_DIR, options.edgeVars)],
    }),
  );
  const demoSource = createDemoSource(options.originVars.DEMO_SEED || DEFAULT_DEMO_SEED);
  try {
    await miniflare.ready;
  } catch (error) {
    // Disposing of a Worker that never started fails with the same error; ours says more.
    await miniflare.dispose().catch(() => undefined);
    throwNotStarted(error);
  }
  return {
    miniflare,
    async runScheduled(cron = "* * * * *") {
      const origin = await miniflare.getWorker(ORIGIN_NAME);
      const { outcome } = await retryOnClosedConnection(() =>
        origin.scheduled({ cron, scheduledTime: new Date() }),
      );
      if (outcome !== "ok")
        throw new SiteError(`origin's scheduled work failed (${outcome}); see its log above.`);
    },
    demoProgress: async () =>
      demoProgress(await miniflare.getD1Database("DB", ORIGIN_NAME), demoSource, Date.now()),
    stop: () => miniflare.dispose(),
  };
}
