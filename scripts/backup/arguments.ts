import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { SITE_NAMES } from "../deploy/deployed-names.ts";
import { SiteError } from "../site/site-error.ts";

/** Location of a site's data: a folder of this machine, or a deployment. */
export const WHERE = {
  "data-dir": { type: "string" },
  remote: { type: "boolean", default: false },
  database: { type: "string", default: SITE_NAMES.database },
  config: { type: "string", default: "origin/wrangler.toml" },
  help: { type: "boolean", short: "h", default: false },
} as const satisfies ParseArgsOptionsConfig;

/** Reads arguments; an error is printed with the help. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  help: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\n\n${help}`);
  }
}

/** Runs a command: its error message is for a person, and its exit code is 1. */
export function runCommand(run: () => Promise<void>): void {
  run().catch((error) => {
    console.error(error instanceof SiteError ? `\n${error.message}` : error);
    process.exitCode = 1;
  });
}
