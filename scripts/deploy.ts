import { readFileSync } from "node:fs";
import { runStep } from "./run-step.ts";
import { buildSite } from "./site/build.ts";
import { EDGE_DIR, ORIGIN_DIR } from "./site/built-worker.ts";
import { SiteError } from "./site/site-error.ts";
import { readBetting } from "./site/start-options.ts";

/** npm run deploy: builds and puts everything online. docs/operations.md tells how to get what it needs. */
const NEEDED = {
  CLOUDFLARE_API_TOKEN: "token that may edit Workers, D1 and R2",
  CLOUDFLARE_ACCOUNT_ID: "account to deploy to",
  INGEST_TOKEN: "secret of 16 characters or more; whoever has it may bring football in",
  FEED_SECRET: "secret of 16 characters or more, shared by origin and realtime",
  SITE_URL: "where readers find the site, for example https://example.vn",
  REALTIME_URL: "where PartyKit answers, for example https://bongda-live.<user>.partykit.dev",
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
] as const;

const wrangler = "node_modules/.bin/wrangler";

function checkSurroundings(env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(NEEDED).filter(([name]) => !env[name]);
  if (missing.length > 0) {
    const lines = missing.map(([name, meaning]) => `  ${name.padEnd(22)} ${meaning}`);
    throw new SiteError(`These environment variables are needed and not set:\n${lines.join("\n")}`);
  }
  if (/database_id = "0{8}-/.test(readFileSync("origin/wrangler.toml", "utf8"))) {
    throw new SiteError(
      "origin/wrangler.toml has no real database_id. Run `npx wrangler d1 create bongda` and put the id it prints there.",
    );
  }
}

async function step(what: string, command: string, args: readonly string[], input?: string): Promise<void> {
  console.log(`\n── ${what}`);
  const { code } = await runStep(command, args, { live: true, ...(input === undefined ? {} : { input }) });
  if (code !== 0)
    throw new SiteError(`${what} failed (exit ${code}). What came before it is online; run it again.`);
}

async function deploy(env: NodeJS.ProcessEnv): Promise<void> {
  checkSurroundings(env);
  const { INGEST_TOKEN, FEED_SECRET, SITE_URL, REALTIME_URL } = env;
  const betting = readBetting(env);
  console.log("── build");
  await buildSite();
  // New tables and columns first: the old origin does not mind them, the new one needs them.
  const originConfig = ["--config", `${ORIGIN_DIR}/wrangler.json`];
  await step("migrations", wrangler, [
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
  await step("origin", wrangler, ["deploy", ...originConfig, ...originVars]);
  const optional = OPTIONAL_SECRETS.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  const secrets = JSON.stringify({ INGEST_TOKEN, FEED_SECRET, ...Object.fromEntries(optional) });
  await step("origin's secrets", wrangler, ["secret", "bulk", ...originConfig], secrets);
  // Edge is bound to origin, which has to exist; the rooms ask edge, which has to answer.
  const edgeVars = [
    ...["--var", `REALTIME_URL:${REALTIME_URL}`, "--var", `SITE_URL:${SITE_URL}`],
    ...["--var", `BETTING:${betting}`],
  ];
  await step("edge", wrangler, ["deploy", "--config", `${EDGE_DIR}/wrangler.json`, ...edgeVars]);
  await step("realtime", process.execPath, [
    ...["node_modules/partykit/dist/bin.mjs", "deploy"],
    ...["--var", `FEED_SECRET=${FEED_SECRET}`, "--var", `EDGE_URL=${SITE_URL}`],
    ...["--var", `REALTIME_URL=${REALTIME_URL}`, "--var", `BETTING=${betting}`],
  ]);
  console.log(`\n${SITE_URL} is online. Look at ${SITE_URL}/health.`);
}

deploy(process.env).catch((error) => {
  console.error(error instanceof SiteError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
