import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { SITE_URL_RULE, siteOriginOf } from "#shared/url/site-url.ts";
import { SiteError } from "./site-error.ts";
import { checkSettings, START_SETTINGS } from "./site-settings.ts";

/** Options of `npm start`. Port 0 means any free one. */
export interface StartOptions {
  readonly port: number;
  readonly realtimePort: number;
  readonly host: string;
  readonly dataDir: string;
  readonly build: boolean;
  readonly demo: boolean;
  readonly realtime: boolean;
  readonly betting: Betting;
  readonly help: boolean;
}

const ADDRESSES = ["REALTIME_URL", "SITE_URL", "CONTENT_BASE_URL", "FOOTBALL_BASE_URL"];

function portOf(text: string, name: string): number {
  // Digits only: Number() would make 0 of nothing and 80 of 0x50.
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new SiteError(`${name} "${text}" is not a port.`);
}

/** A wrong address would let everything start and then fail at each request. */
export function checkAddresses(env: NodeJS.ProcessEnv): void {
  for (const name of ADDRESSES) {
    const written = env[name] || "http://localhost";
    if (URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)) continue;
    throw new SiteError(`${name} must be a web address such as https://example.vn, is "${written}".`);
  }
  if (env.SITE_URL && siteOriginOf(env.SITE_URL) === null)
    throw new SiteError(`SITE_URL ${SITE_URL_RULE}, is "${env.SITE_URL}".`);
}

/** `BETTING` of the environment; left out, prices are shown. */
export function readBetting(env: NodeJS.ProcessEnv): Betting {
  const written = env.BETTING || "shown";
  if (written === "shown" || written === "hidden") return written;
  throw new SiteError(`BETTING must be "shown" or "hidden", is "${written}".`);
}

function parse(args: readonly string[], env: NodeJS.ProcessEnv) {
  try {
    return parseArgs({
      args: [...args],
      allowNegative: true,
      options: {
        port: { type: "string", default: env.PORT || "8787" },
        "realtime-port": { type: "string", default: env.REALTIME_PORT || "1999" },
        host: { type: "string", default: "127.0.0.1" },
        "data-dir": { type: "string", default: env.DATA_DIR || ".data" },
        build: { type: "boolean", default: true },
        demo: { type: "boolean", default: true },
        realtime: { type: "boolean", default: true },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\nSee npm start -- --help`);
  }
}

/** Reads the command line and the environment. Throws a SiteError that explains the error. */
export function readStartOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const { "data-dir": dataDir, port, "realtime-port": realtimePort, ...rest } = parse(args, env);
  const options = {
    ...rest,
    port: portOf(port, "--port"),
    realtimePort: portOf(realtimePort, "--realtime-port"),
    dataDir,
    betting: readBetting(env),
  };
  if (options.port !== 0 && options.port === options.realtimePort && options.realtime)
    throw new SiteError(`The site and realtime cannot both use port ${options.port}.`);
  if (dataDir.trim() === "") throw new SiteError("--data-dir needs a folder.");
  checkAddresses(env);
  checkSettings(env, START_SETTINGS);
  return options;
}
