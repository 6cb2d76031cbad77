import { RUNG_AT_START } from "#origin/ingest/providers/cron.table.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { endOrphans } from "./child-processes.ts";
import { holderOf, lockDataDir } from "./data-lock.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { assertFree, freePort } from "./ports.ts";
import { pushVars } from "./push-keys.ts";
import { startRealtime } from "./realtime.ts";
import { createRealtimeKeeper, type RealtimeKeeper } from "./realtime-keeper.ts";
import { readSecrets, type Secrets } from "./secrets.ts";
import { SiteError } from "./site-error.ts";
import {
  EDGE_SETTINGS,
  MAIL_SETTINGS,
  type Mails,
  mailsOf,
  ORIGIN_SETTINGS,
  settingsIn,
} from "./site-settings.ts";
import { waitUntilAnswers } from "./wait.ts";
import { startWatchdog } from "./watchdog.ts";
import { startWorkers, type Workers } from "./workers.ts";

/** How a whole local site is started. Port 0 means any free one. */
export interface SiteOptions {
  readonly host: string;
  readonly port: number;
  readonly realtimePort: number;
  readonly dataDir: string;
  /** True if an empty database fills itself with the demo world. */
  readonly demo: boolean;
  /** False leaves realtime to the caller. */
  readonly realtime: boolean;
  /** The operator's choice: prices are shown or hidden. */
  readonly betting: Betting;
  /** How far the site's clock is ahead of the machine's; tests and pictures of a fixed day set it. The caller's clock has to be as far ahead. */
  readonly clockOffsetMs?: number;
  /** True ends the site's processes even when this one is killed. */
  readonly watchdog?: boolean;
  readonly log: (text: string) => void;
  /** Called when a service is lost for good while the site runs. */
  readonly onLost: (why: string) => void;
}

/** A running site: edge, origin and realtime. */
export interface Site {
  readonly url: string;
  readonly realtimeUrl: string;
  readonly mails: Mails;
  readonly secrets: Secrets;
  readonly workers: Workers;
  readonly realtime: RealtimeKeeper;
  /** Waits until realtime answers, and thereby wakes the hub. */
  wakeHub(): Promise<void>;
  stop(): Promise<void>;
}

const SCHEDULE_MS = 60_000;
const READY_MS = 30_000;

/** Starts everything and waits until it answers. Rejects with a SiteError and nothing left running. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const port = options.port === 0 ? await freePort() : options.port;
  const realtimePort = options.realtimePort === 0 ? await freePort() : options.realtimePort;
  if (holderOf(options.dataDir) === null) {
    const ended = await endOrphans(options.dataDir);
    if (ended > 0) options.log(`Ended ${ended} processes that a killed start left behind.`);
  }
  await assertFree(port, "the site", "--port");
  if (options.realtime) await assertFree(realtimePort, "realtime", "--realtime-port");
  const secrets = readSecrets(options.dataDir);
  const unlock = lockDataDir(options.dataDir);
  if (options.watchdog) startWatchdog(options.dataDir);
  process.once("exit", unlock);
  const letGo = () => {
    process.off("exit", unlock);
    unlock();
  };
  try {
    const site = await startServices({ ...options, port, realtimePort }, secrets);
    const stop = () => site.stop().finally(letGo);
    return { ...site, stop };
  } catch (error) {
    letGo();
    throw error;
  }
}

function originVars(site: SiteOptions & { url: string; secrets: Secrets; mailbox: Mailbox | null }) {
  const { secrets, mailbox } = site;
  return {
    INGEST_TOKEN: secrets.ingestToken,
    REALTIME_SECRET: secrets.realtimeSecret,
    REALTIME_URL: `http://127.0.0.1:${site.realtimePort}`,
    BETTING: site.betting,
    ...pushVars(secrets.pushKeys),
    ...(mailbox ? { SITE_URL: site.url } : {}),
    ...settingsIn(["SITE_URL"]),
    ...(mailbox?.vars ?? settingsIn(MAIL_SETTINGS)),
    ...(site.demo ? {} : { DEMO_WORLD: "off" }),
    ...settingsIn(ORIGIN_SETTINGS),
  };
}

async function startServices(options: SiteOptions, secrets: Secrets): Promise<Site> {
  const { port, realtimePort, clockOffsetMs = 0 } = options;
  const url = `http://localhost:${port}`;
  const realtimeUrl = process.env.REALTIME_URL || `http://localhost:${realtimePort}`;
  const edgeUrl = `http://127.0.0.1:${port}`;
  const realtime = createRealtimeKeeper({
    spawn: () => startRealtime({ ...options, port: realtimePort, edgeUrl, secrets }),
    log: options.log,
    onGivenUp: (why) => options.onLost(`realtime crashed repeatedly: ${why}`),
  });
  const mails = mailsOf(process.env);
  const mailbox = mails === "mailbox" ? await startMailbox(options.dataDir) : null;
  const workers = await startWorkers({
    host: options.host,
    port,
    dataDir: options.dataDir,
    clockOffsetMs,
    edgeVars: { REALTIME_URL: realtimeUrl, BETTING: options.betting, ...settingsIn(EDGE_SETTINGS) },
    originVars: originVars({ ...options, url, realtimePort, secrets, mailbox }),
  }).catch(async (thrown) => {
    await mailbox?.stop();
    throw thrown;
  });
  let schedule: NodeJS.Timeout | undefined;
  const site: Site = {
    url,
    realtimeUrl,
    mails,
    secrets,
    workers,
    realtime,
    wakeHub: () =>
      waitUntilAnswers({
        what: "realtime",
        url: `http://127.0.0.1:${realtimePort}/parties/hub/main`,
        timeoutMs: READY_MS,
        gaveUp: realtime.exited(),
        isReady: (response) => response.ok,
      }),
    async stop() {
      clearInterval(schedule);
      await Promise.all([realtime.stop(), workers.stop()]);
      await mailbox?.stop();
    },
  };
  await bringUp(site, options, edgeUrl);
  schedule = setInterval(() => {
    workers.runScheduled().catch((error) => {
      const why = messageOf(error);
      options.log(`The scheduled work of this minute failed (${why}); the next minute repeats it.`);
    });
  }, SCHEDULE_MS);
  return site;
}

/** Starts the rooms, fills the demo world and waits for edge; stops the site where one of them fails. */
async function bringUp(site: Site, options: SiteOptions, edgeUrl: string): Promise<void> {
  try {
    // Realtime first: what origin prepares is published, and the rooms should not miss it.
    if (options.realtime) {
      site.realtime.start();
      await site.wakeHub();
    }
    // Last, because filling an empty database ends with a push to the hub.
    await fillDemoWorld(site.workers, options);
    await waitUntilAnswers({
      what: "edge",
      url: `${edgeUrl}/health`,
      timeoutMs: READY_MS,
      isReady: (response) => response.ok,
    });
  } catch (error) {
    await site.stop();
    throw error instanceof SiteError ? error : new SiteError(messageOf(error));
  }
}

/** Turns without progress after which filling the demo world is left to the schedule. */
const PATIENCE_TURNS = 5;

/** Runs cron until the demo world is complete: an empty database takes some turns. */
async function fillDemoWorld(workers: Workers, { demo, log }: SiteOptions): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let idle = 0; idle < PATIENCE_TURNS; idle += 1) {
    await workers.runScheduled(RUNG_AT_START);
    const progress = demo ? await workers.demoProgress() : null;
    if (!progress || progress.missing === 0) return;
    const { stored, missing } = progress;
    if (missing < least) idle = 0;
    least = Math.min(least, missing);
    log(`Building the demo world … ${Math.floor((100 * stored) / (stored + missing))} %`);
  }
}
