import { parseArgs } from "node:util";
import { SITE_HELP, siteOf, siteOptions, tokenOf, wrong } from "#origin/ingest/cli/site-options.ts";
import { messageOf } from "#shared/errors/index.ts";

/** A parsed command line. */
export interface ContentCommand {
  readonly folder: string;
  readonly site: URL;
  readonly token: string | null;
  readonly dryRun: boolean;
  readonly prune: boolean;
}

/** Text of --help. */
export const HELP = `npm run content -- import <folder> [options]

Stores a folder of articles, pages and lists; docs/operations.md describes its format. Idempotent.

Options
${SITE_HELP}
  --dry-run          only report what would be stored
  --prune            remove imported articles that are not in the folder
`;

function readOptions(argv: readonly string[]) {
  const options = {
    ...siteOptions,
    "dry-run": { type: "boolean" },
    prune: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (thrown) {
    throw wrong(messageOf(thrown), "content");
  }
}

/** Parses the command line; null for --help. Throws a Refusal that describes the error. */
export function parseCommand(argv: readonly string[]): ContentCommand | null {
  const { values, positionals } = readOptions(argv);
  if (values.help) return null;
  const [verb, folder, ...more] = positionals;
  if (verb !== "import") throw wrong(`Unknown command "${verb ?? ""}". Command: import.`, "content");
  if (folder === undefined) throw wrong("A folder is required.", "content");
  if (more.length > 0) throw wrong(`Pass one folder; unexpected: ${more.join(" ")}`, "content");
  return {
    folder,
    site: siteOf(values.url, "content"),
    token: tokenOf(values, "content"),
    dryRun: values["dry-run"] ?? false,
    prune: values.prune ?? false,
  };
}
