import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#origin/db/database.ts";
import { ORIGIN_NAME } from "#scripts/site/built-worker.ts";
import { startSite } from "#scripts/site/site.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { clockOffset } from "./test-clock.ts";

/** A whole site for one test: edge, origin and realtime from the last build, on free ports, with data of its own. */
export interface TestSite {
  readonly url: string;
  readonly realtimeUrl: string;
  readonly ingestToken: string;
  readonly realtimeSecret: string;
  readonly dataDir: string;
  /** Origin's database. */
  database(): Promise<Database>;
  /** Runs origin's cron handler, as each minute does. */
  runScheduled(): Promise<void>;
  /** Ends realtime as a crash would; it stays down until {@link restartRealtime}. */
  killRealtime(): Promise<void>;
  restartRealtime(): Promise<void>;
  /** Ends everything; the data stay for another site. */
  end(): Promise<void>;
  /** Ends everything and removes the data. */
  stop(): Promise<void>;
}

interface TestSiteOptions {
  /** True if the empty database fills itself; a test that imports its own matches sets false. */
  readonly demo?: boolean;
  readonly realtime?: boolean;
  /** The operator's betting setting. */
  readonly betting?: Betting;
  /** Data of another site, which no longer runs, to begin with. */
  readonly from?: string | undefined;
  /** A folder of the caller's for the data, which the site fills and changes; without one it makes its own. */
  readonly dataDir?: string;
}

/** Starts a site. Rejects, with nothing left running, when a part does not start. */
export async function startTestSite({
  demo = false,
  realtime = true,
  betting = "shown",
  from,
  dataDir = mkdtempSync(join(tmpdir(), "bongda-site-")),
}: TestSiteOptions = {}): Promise<TestSite> {
  if (from !== undefined) cpSync(from, dataDir, { recursive: true });
  const site = await startSite({
    host: "127.0.0.1",
    port: 0,
    realtimePort: 0,
    dataDir,
    demo,
    clockOffsetMs: clockOffset(),
    realtime,
    betting,
    log: (text) => console.error(text),
    onLost: (why) => console.error(why),
  });
  return {
    url: site.url,
    realtimeUrl: site.realtimeUrl,
    ingestToken: site.secrets.ingestToken,
    realtimeSecret: site.secrets.realtimeSecret,
    dataDir,
    database: () => site.workers.miniflare.getD1Database("DB", ORIGIN_NAME),
    runScheduled: () => site.workers.runScheduled(),
    killRealtime: () => site.realtime.stop("at once"),
    async restartRealtime() {
      site.realtime.start();
      await site.wakeHub();
    },
    end: () => site.stop(),
    async stop() {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
