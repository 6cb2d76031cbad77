import { keepFilesPrivate } from "./private-files.ts";
import { renameVariables } from "./renamed-variables.ts";
import { buildSite } from "./site/build.ts";
import { type Site, startSite } from "./site/site.ts";
import { SiteError } from "./site/site-error.ts";
import { readStartOptions } from "./site/start-options.ts";
import { startedLines } from "./site/started-lines.ts";

const HELP = `npm start: builds the site and runs all its services on this machine.

  npm start -- [--port 8787] [--realtime-port 1999] [--host 127.0.0.1] [--data-dir .data]
               [--no-build] [--no-demo] [--no-realtime]

  --no-build      use the last build
  --no-demo       do not fill an empty database with demo data
  --no-realtime   do not start the realtime tier
  Environment: PORT, REALTIME_PORT, DATA_DIR, REALTIME_URL, SITE_URL, CONTENT_BASE_URL, FOOTBALL_BASE_URL,
  INGEST_TOKEN, REALTIME_SECRET, METRICS_TOKEN, SECURITY_CONTACT, CAPTCHA_SECRET, TURNSTILE_…, VAPID_… and PUSH_HOSTS, MAIL_…, GOOGLE_…, ZALO_…, DEMO_SEED (another
  seed generates another demo world), BETTING (shown or hidden: the whole site without prices), CHAT_BLOCKED_WORDS
  (separated by commas), keys and leagues of providers of football (API_FOOTBALL_KEY and API_FOOTBALL_LEAGUES,
  FOOTBALL_DATA_…, ISPORTS_…: docs/operations.md), PROVIDER_PICTURES, PICTURE_HOSTS; DEBUG_REALTIME=1 shows the output of realtime.
`;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

async function main(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2), renameVariables(process.env));
  if (options.help) return console.log(HELP);
  if (options.build) {
    console.log("Building …");
    await buildSite();
  }
  // The build may be read by all; the data may not.
  keepFilesPrivate(options.dataDir);
  let starting: Promise<Site> | null = null;
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    // A start that fails has stopped its parts itself.
    const site = await starting?.catch(() => null);
    await site?.stop();
    process.exit(code);
  };
  const onLost = (why: string) => {
    console.error(why);
    void end(1);
  };
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  console.log("Starting …");
  starting = startSite({ ...options, watchdog: true, log: (text) => console.error(text), onLost });
  const site = await starting;
  // Miniflare ends the process at a signal, before realtime has stored everything: from here on that is ours to do.
  for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, () => void end(0));
  const lines = [...startedLines(site, options), "", "Ctrl-C stops all of it."];
  console.log(`\n${lines.map((line) => (line === "" ? line : `  ${line}`)).join("\n")}`);
}

main().catch((error) => {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
  process.exit(1);
});
