import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePartyKitConfig } from "../partykit-config.ts";
import { runStep } from "../run-step.ts";
import { SiteError } from "../site/site-error.ts";

/** One command of a deployment. */
export interface DeployStep {
  readonly what: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Text for the command's standard input; secrets, where it takes them so. */
  readonly input?: string;
  /** Variables of this process that the command gets; every other stays here. */
  readonly variables: readonly string[];
  /** Variables of the rooms: PartyKit reads them from a configuration that exists only as long as the step runs. */
  readonly partyKitVars?: Readonly<Record<string, string>>;
}

/** Variables that wrangler reads (https://developers.cloudflare.com/workers/wrangler/system-environment-variables/). */
export const WRANGLER_VARIABLES: readonly string[] = [
  ...["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID", "CLOUDFLARE_API_KEY", "CLOUDFLARE_EMAIL"],
  ...["CLOUDFLARE_API_BASE_URL", "CLOUDFLARE_COMPLIANCE_REGION", "WRANGLER_LOG", "WRANGLER_LOG_PATH"],
  ...["CLOUDFLARE_ACCESS_CLIENT_ID", "CLOUDFLARE_ACCESS_CLIENT_SECRET", "CLOUDFLARE_AUTH_USE_KEYRING"],
  ...["WRANGLER_CACHE_DIR", "WRANGLER_SEND_ERROR_REPORTS", "WRANGLER_OUTPUT_FILE_PATH"],
];

/** Variables that PartyKit's command line reads; Cloudflare's it would send to its own API. */
export const PARTYKIT_VARIABLES: readonly string[] = [
  ...[
    "PARTYKIT_TOKEN",
    "PARTYKIT_LOGIN",
    "PARTYKIT_TEAM",
    "PARTYKIT_API_BASE",
    "PARTYKIT_DASHBOARD_BASE",
    "PARTYKIT_LOG",
  ],
];

/** The project's wrangler, or the one that the environment names. */
export const WRANGLER = process.env.WRANGLER || "node_modules/.bin/wrangler";

/** A step of wrangler. */
export const wranglerStep = (what: string, args: readonly string[], input?: string): DeployStep => ({
  ...{ what, command: WRANGLER, args, variables: WRANGLER_VARIABLES },
  ...(input === undefined ? {} : { input }),
});

/** Runs a step with its output shown; throws when it failed. */
export async function takeStep(step: DeployStep): Promise<void> {
  const { what, command, args, input, variables, partyKitVars } = step;
  console.log(`\n── ${what}`);
  const folder = partyKitVars ? mkdtempSync(join(tmpdir(), "partykit-")) : undefined;
  const remove = () => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  // Ctrl-C ends this process without `finally`.
  const interrupted = () => process.exit(130);
  process.once("exit", remove);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, interrupted);
  if (folder !== undefined && partyKitVars) {
    writePartyKitConfig(folder, partyKitVars);
    // PartyKit uploads the nearest `.env`, as variables and within the code: an empty one ends its search.
    writeFileSync(join(folder, ".env"), "");
  }
  const { code } = await runStep(command, args, {
    ...{ live: true, variables },
    ...(input === undefined ? {} : { input }),
    ...(folder === undefined ? {} : { cwd: folder }),
  }).finally(() => {
    remove();
    process.off("exit", remove);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, interrupted);
  });
  if (code !== 0)
    throw new SiteError(`${what} failed (exit ${code}). Earlier steps are complete; run the command again.`);
}

/** Throws with the missing variables, each with its meaning. */
export function checkNeeded(needed: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  if (missing.length === 0) return;
  const lines = missing.map(([name, meaning]) => `  ${name.padEnd(22)} ${meaning}`);
  throw new SiteError(`These required environment variables are not set:\n${lines.join("\n")}`);
}
