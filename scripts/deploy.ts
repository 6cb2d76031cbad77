import { readFileSync } from "node:fs";
import { checkNeeded, takeStep, WRANGLER } from "./deploy/deploy-step.ts";
import { type RoomsPlace, readDeployPlace } from "./deploy/rooms-place.ts";
import { CLOUDFLARE_NEEDED, checkRooms, ROOMS_NEEDED, roomsSteps } from "./deploy/rooms-steps.ts";
import { buildSite } from "./site/build.ts";
import { EDGE_DIR, ORIGIN_DIR } from "./site/built-worker.ts";
import { SiteError } from "./site/site-error.ts";
import { readBetting } from "./site/start-options.ts";

/** npm run deploy: builds and puts everything online. docs/operations.md tells how to get what it needs. */
const NEEDED = {
  ...CLOUDFLARE_NEEDED,
  INGEST_TOKEN: "secret of 16 characters or more; whoever has it may bring football in",
  ...ROOMS_NEEDED,
} as const;

/** Secrets of origin that it can do without; those that are set are put beside the others. */
const OPTIONAL_SECRETS = ["CAPTCHA_SECRET", "TURNSTILE_SECRET", "VAPID_PRIVATE_KEY"] as const;

/** Settings of origin that are empty unless they are set. */
const OPTIONAL_VARS = [
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_VERIFY_URL",
  "VAPID_PUBLIC_KEY",
  "VAPID_SUBJECT",
  "PUSH_HOSTS",
  "CHAT_BLOCKED_WORDS",
] as const;

function checkSurroundings(place: RoomsPlace, env: NodeJS.ProcessEnv): void {
  checkNeeded(NEEDED, env);
  checkRooms(place, env);
  if (/database_id = "0{8}-/.test(readFileSync("origin/wrangler.toml", "utf8"))) {
    throw new SiteError(
      "origin/wrangler.toml has no real database_id. Run `npx wrangler d1 create bongda` and put the id it prints there.",
    );
  }
}

const step = (what: string, args: readonly string[], input?: string): Promise<void> =>
  takeStep({ what, command: WRANGLER, args, ...(input === undefined ? {} : { input }) });

async function deploy(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const place = readDeployPlace(args);
  checkSurroundings(place, env);
  const { INGEST_TOKEN, FEED_SECRET, SITE_URL, REALTIME_URL } = env;
  const betting = readBetting(env);
  console.log("── build");
  await buildSite();
  // New tables and columns first: the old origin does not mind them, the new one needs them.
  const originConfig = ["--config", `${ORIGIN_DIR}/wrangler.json`];
  await step("migrations", [
    "d1",
    "migrations",
    "apply",
    "bongda",
    "--remote",
    "--config",
    "origin/wrangler.toml",
  ]);
  const originVars = [
    ...["--var", `REALTIME_URL:${REALTIME_URL}`, "--var", `BETTING:${betting}`],
    ...OPTIONAL_VARS.flatMap((name) => ["--var", `${name}:${env[name] ?? ""}`]),
  ];
  await step("origin", ["deploy", ...originConfig, ...originVars]);
  const optional = OPTIONAL_SECRETS.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  const secrets = JSON.stringify({ INGEST_TOKEN, FEED_SECRET, ...Object.fromEntries(optional) });
  await step("origin's secrets", ["secret", "bulk", ...originConfig], secrets);
  // Edge is bound to origin, which has to exist; the rooms ask edge, which has to answer.
  const edgeVars = [
    ...["--var", `REALTIME_URL:${REALTIME_URL}`, "--var", `SITE_URL:${SITE_URL}`],
    ...["--var", `BETTING:${betting}`],
    // Pages choose among as many list rooms as there are.
    ...(env.LIVE_SHARDS ? ["--var", `LIVE_SHARDS:${env.LIVE_SHARDS}`] : []),
  ];
  await step("edge", ["deploy", "--config", `${EDGE_DIR}/wrangler.json`, ...edgeVars]);
  for (const one of roomsSteps({ place, dryRun: false }, env)) await takeStep(one);
  console.log(`\n${SITE_URL} is online. Look at ${SITE_URL}/health.`);
}

deploy(process.argv.slice(2), process.env).catch((error) => {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
