import { runStep } from "../run-step.ts";
import { SiteError } from "../site/site-error.ts";

/** One command of a deployment. */
export interface DeployStep {
  readonly what: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What the command reads; secrets, where it takes them so. */
  readonly input?: string;
}

/** The project's wrangler, or the one that the environment names. */
export const WRANGLER = process.env.WRANGLER || "node_modules/.bin/wrangler";

/** Runs a step with its output shown; throws when it failed. */
export async function takeStep({ what, command, args, input }: DeployStep): Promise<void> {
  console.log(`\n── ${what}`);
  const { code } = await runStep(command, args, { live: true, ...(input === undefined ? {} : { input }) });
  if (code !== 0)
    throw new SiteError(`${what} failed (exit ${code}). What came before it stands; run it again.`);
}

/** Throws with what is missing of the environment, each with its meaning. */
export function checkNeeded(needed: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  if (missing.length === 0) return;
  const lines = missing.map(([name, meaning]) => `  ${name.padEnd(22)} ${meaning}`);
  throw new SiteError(`These environment variables are needed and not set:\n${lines.join("\n")}`);
}
