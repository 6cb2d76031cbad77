import { type ChildProcess, spawn } from "node:child_process";
import {
  IDENTITY_SECRETS,
  IDENTITY_URLS,
  IDENTITY_VARS,
} from "#origin/account/identity/identity-settings.ts";
import { PROVIDER_KEYS, PROVIDER_VARS } from "#origin/ingest/providers/provider-settings.ts";
import { messageOf } from "#shared/errors/index.ts";
import { childEnvironment } from "./child-environment.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { renameVariables } from "./renamed-variables.ts";
import { endOrphans } from "./site/child-processes.ts";
import { holderOf, lockDataDir } from "./site/data-lock.ts";
import { databasesOfSource, migrateDatabase } from "./site/local-database.ts";
import { assertFree } from "./site/ports.ts";
import { pushVars } from "./site/push-keys.ts";
import { startRealtime } from "./site/realtime.ts";
import { createRealtimeKeeper, type RealtimeKeeper } from "./site/realtime-keeper.ts";
import { readSecrets, type Secrets } from "./site/secrets.ts";
import { SiteError } from "./site/site-error.ts";
import { checkSettings } from "./site/site-settings.ts";
import { readBetting } from "./site/start-options.ts";
import { waitUntilAnswers } from "./site/wait.ts";
import { startWatchdog } from "./site/watchdog.ts";

/** npm run dev: the site with hot reload on the same data as `npm start`. PORT, REALTIME_PORT and DATA_DIR as there. */
const port = Number(process.env.PORT || 8787);
const realtimePort = Number(process.env.REALTIME_PORT || 1999);
const dataDir = process.env.DATA_DIR || ".data";
const SCHEDULE_MS = 60_000;

/** Settings of origin that the development server takes from the environment (vite.config.ts). */
const ORIGIN_SETTINGS = [
  ...["CHAT_BLOCKED_WORDS", "CAPTCHA_SECRET", "TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"],
  ...[...IDENTITY_VARS, ...IDENTITY_SECRETS, ...IDENTITY_URLS],
  ...["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT", ...PROVIDER_KEYS, ...PROVIDER_VARS],
];

/** Runs origin's cron handler through the development server's own door for it. */
async function runScheduled(): Promise<void> {
  const url = `http://127.0.0.1:${port}/cdn-cgi/local/explorer/api/local/scheduled?worker=bongda-origin`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ cron: "* * * * *" }),
  });
  if (!response.ok)
    throw new SiteError(`origin's scheduled work could not be started: ${await response.text()}`);
}

function startVite(secrets: Secrets): ChildProcess {
  const cli = "node_modules/@react-router/dev/bin.cjs";
  const flags = ["--port", String(port), "--host", "127.0.0.1", "--strictPort"];
  return spawn(process.execPath, [cli, "dev", ...flags], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...pushVars(secrets.pushKeys),
      ...childEnvironment(ORIGIN_SETTINGS),
      DATA_DIR: dataDir,
      DEV_INGEST_TOKEN: secrets.ingestToken,
      DEV_REALTIME_SECRET: secrets.realtimeSecret,
      DEV_REALTIME_URL: `http://localhost:${realtimePort}`,
      DEV_BETTING: readBetting(process.env),
    },
  });
}

function report(error: unknown): void {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
}

/** Starts realtime and cron as soon as the development server answers. */
async function startRest(realtime: RealtimeKeeper): Promise<void> {
  await waitUntilAnswers({
    what: "the development server",
    url: `http://127.0.0.1:${port}/health`,
    // The first time it bundles packages before it listens: 26 s of a quiet machine, over 60 of a busy one.
    timeoutMs: 180_000,
    isReady: (response) => response.ok,
  });
  realtime.start();
  const tick = () => runScheduled().catch((error) => console.error(messageOf(error)));
  await tick();
  setInterval(() => void tick(), SCHEDULE_MS);
}

async function main(): Promise<void> {
  renameVariables(process.env);
  checkSettings(process.env, ORIGIN_SETTINGS);
  keepFilesPrivate(dataDir);
  if (holderOf(dataDir) === null) await endOrphans(dataDir);
  await assertFree(port, "the site", "--port");
  await assertFree(realtimePort, "realtime", "--realtime-port");
  const secrets = readSecrets(dataDir);
  const betting = readBetting(process.env);
  process.once("exit", lockDataDir(dataDir));
  startWatchdog(dataDir);
  // The development server applies nothing by itself.
  await migrateDatabase(dataDir, databasesOfSource());
  const vite = startVite(secrets);
  const realtime = createRealtimeKeeper({
    spawn: () =>
      startRealtime({
        port: realtimePort,
        dataDir,
        edgeUrl: `http://127.0.0.1:${port}`,
        secrets,
        betting,
      }),
    log: (text) => console.error(text),
    onGivenUp: (why) => console.error(`realtime crashed repeatedly: ${why}`),
  });
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    vite.kill("SIGTERM");
    await realtime.stop();
    process.exit(code);
  };
  vite.once("exit", (code) => void end(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(0));
  try {
    await startRest(realtime);
  } catch (error) {
    // From here on the development server runs and would outlive us.
    report(error);
    await end(1);
  }
}

main().catch((error) => {
  report(error);
  process.exit(1);
});
