import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { Refusal } from "./refusal.ts";

/** Site address and token for operator commands: from options, the environment or the data folder. */

const DEFAULT_SITE = "http://localhost:8787";

export const siteOptions = {
  url: { type: "string" },
  token: { type: "string" },
  "data-dir": { type: "string" },
} as const;

/** Their lines in --help. */
export const SITE_HELP = `  --url URL          the site (default SITE_URL or ${DEFAULT_SITE})
  --token TOKEN      the site's INGEST_TOKEN (default: that variable, or the token in the data folder of npm start)
  --data-dir FOLDER  that data folder (default DATA_DIR or .data)`;

/** An invalid command line. `command` is its name in package.json. */
export const wrong = (message: string, command: string): Refusal =>
  new Refusal([message, `See npm run ${command} -- --help`], 2);

const DevFile = z.object({ ingest_token: z.string() });

/** The token written by a site started on this machine; null without one. */
function localToken(dataDir: string): string | null {
  try {
    return z.parse(DevFile, JSON.parse(readFileSync(join(dataDir, "dev.json"), "utf8"))).ingest_token;
  } catch {
    // No site was started here, or an older one: the caller asks for --token.
    return null;
  }
}

interface TokenOptions {
  readonly token?: string | undefined;
  readonly "data-dir"?: string | undefined;
}

/** The token; null where none is found. */
export function tokenOf(options: TokenOptions, command: string): string | null {
  const folder = options["data-dir"] ?? (process.env.DATA_DIR || ".data");
  const token = options.token ?? (process.env.INGEST_TOKEN || localToken(folder));
  // A header cannot contain anything else.
  if (!token || /^[\x21-\x7e]+$/.test(token)) return token;
  throw wrong("The token must be one word of ASCII letters, digits and symbols", command);
}

/** The token, for commands that require one. */
export function requireToken(token: string | null): string {
  if (token) return token;
  throw new Refusal([
    "No token. Pass the site's INGEST_TOKEN with --token or in the environment;",
    "npm start writes one to dev.json in its data folder: pass the folder with --data-dir if it is not .data.",
  ]);
}

/** The site's address. */
export function siteOf(url: string | undefined, command: string): URL {
  const written = url ?? (process.env.SITE_URL || DEFAULT_SITE);
  const site = URL.canParse(written) ? new URL(written) : null;
  if (site && /^https?:$/.test(site.protocol)) return site;
  throw wrong(`--url must be a web address such as ${DEFAULT_SITE}, not "${written}"`, command);
}
