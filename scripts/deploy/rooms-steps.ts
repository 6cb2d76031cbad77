import { parseRealtimeEnv } from "#realtime/env.ts";
import { messageOf } from "#shared/errors/index.ts";
import { PARTYKIT_CLI } from "../partykit-config.ts";
import { SiteError } from "../site/site-error.ts";
import { checkAddresses, readBetting } from "../site/start-options.ts";
import { checkNeeded, type DeployStep, PARTYKIT_VARIABLES, wranglerStep } from "./deploy-step.ts";
import type { RoomsOrder, RoomsPlace } from "./rooms-place.ts";

export const ROOMS_CONFIG = "realtime/durable/wrangler.toml";

/** The rooms to put online: the site's own by default. */
interface RoomsNames {
  /** Wrangler's configuration of the Durable Objects. */
  readonly config: string;
  /** PartyKit's project; null for the one of partykit.json. */
  readonly project: string | null;
}
const OWN: RoomsNames = { config: ROOMS_CONFIG, project: null };

/** Requirements of a deployment to Cloudflare. */
export const CLOUDFLARE_NEEDED = {
  CLOUDFLARE_API_TOKEN: "token that may edit Workers, D1 and R2",
  CLOUDFLARE_ACCOUNT_ID: "account to deploy to",
} as const;

/** Requirements of the rooms on any host. */
export const ROOMS_NEEDED = {
  REALTIME_SECRET: "secret of 16 characters or more, shared by origin and realtime",
  SITE_URL: "public URL of the site, for example https://example.vn",
  REALTIME_URL:
    "URL of the rooms, for example https://bongda-live.<user>.partykit.dev or https://bongda-realtime.<account>.workers.dev",
} as const;

/** Settings that the rooms have a default for. */
const OPTIONAL = ["LIST_ROOMS", "ROOM_READERS", "CHAT_BLOCKED_WORDS"] as const;

/** Settings of the rooms that are public, checked by the rooms' own rules. */
function varsOf(env: NodeJS.ProcessEnv): [name: string, value: string][] {
  checkAddresses(env);
  const { REALTIME_SECRET, SITE_URL, REALTIME_URL } = env;
  const vars = {
    EDGE_URL: SITE_URL,
    REALTIME_URL,
    BETTING: readBetting(env),
    ...Object.fromEntries(OPTIONAL.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  };
  try {
    parseRealtimeEnv({ REALTIME_SECRET, ...vars });
  } catch (thrown) {
    throw new SiteError(messageOf(thrown));
  }
  return Object.entries(vars).map(([name, value]) => [name, value ?? ""]);
}

/** Reports missing or wrong variables before anything is put online. */
export function checkRooms(place: RoomsPlace, env: NodeJS.ProcessEnv): void {
  checkNeeded({ ...(place === "durable" ? CLOUDFLARE_NEEDED : {}), ...ROOMS_NEEDED }, env);
  varsOf(env);
}

/** The commands that put the rooms online. A dry run needs nothing of the environment. */
export function roomsSteps(
  { place, dryRun }: RoomsOrder,
  env: NodeJS.ProcessEnv,
  { config, project }: RoomsNames = OWN,
): readonly DeployStep[] {
  const from = ["--config", config];
  if (dryRun) return [wranglerStep("realtime", ["deploy", "--dry-run", ...from])];
  checkRooms(place, env);
  const { REALTIME_SECRET = "" } = env;
  if (place === "partykit") {
    const named = project === null ? [] : ["--name", project];
    const args = [PARTYKIT_CLI, "deploy", "--config", "partykit.json", "--with-vars", ...named];
    const partyKitVars = { REALTIME_SECRET, ...Object.fromEntries(varsOf(env)) };
    return [
      { what: "realtime", command: process.execPath, args, variables: PARTYKIT_VARIABLES, partyKitVars },
    ];
  }
  const vars = varsOf(env).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  return [
    wranglerStep("realtime", ["deploy", ...from, ...vars]),
    wranglerStep("realtime's secret", ["secret", "bulk", ...from], JSON.stringify({ REALTIME_SECRET })),
  ];
}
