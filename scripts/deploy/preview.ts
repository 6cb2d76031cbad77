import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import * as z from "zod/mini";
import { PARTYKIT_CLI } from "../partykit-config.ts";
import { runStep } from "../run-step.ts";
import { EDGE_DIR, ORIGIN_DIR } from "../site/built-worker.ts";
import { SiteError } from "../site/site-error.ts";
import { databaseBinding, readConfig, settingsIn, type WorkerConfig, writeConfig } from "./built-config.ts";
import {
  type DeployStep,
  PARTYKIT_VARIABLES,
  takeStep,
  WRANGLER,
  WRANGLER_VARIABLES,
  wranglerStep,
} from "./deploy-step.ts";
import { type DeployedNames, previewNames } from "./deployed-names.ts";
import type { RoomsPlace } from "./rooms-place.ts";
import { ROOMS_CONFIG } from "./rooms-steps.ts";
import { SITE_CONFIGS, type SiteConfigs } from "./site-steps.ts";
import { runWrangler } from "./wrangler-answer.ts";

/**
 * Fields of a Worker's configuration that a preview takes over. Routes, domains and bindings are the site's: all other
 * fields are left out, so that the preview shares nothing with the site.
 */
const TAKEN = [
  ...["main", "compatibility_date", "compatibility_flags", "rules", "assets", "no_bundle", "vars"],
  ...["upload_source_maps", "triggers", "durable_objects", "migrations", "observability"],
] as const;

/** Settings that lead to services of the operator's own, and to the site's analytics. */
const OWN_SERVICES: readonly string[] = ["CONTENT_BASE_URL", "FOOTBALL_BASE_URL", "TRACKING_HOSTS"];

/** A Worker's configuration as a preview's: own name, workers.dev address and bindings, none of the site's services. */
export function previewConfig(config: WorkerConfig, fields: WorkerConfig): WorkerConfig {
  const taken = TAKEN.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]] as const]));
  const vars = Object.entries(settingsIn(config)).filter(([name]) => !OWN_SERVICES.includes(name));
  return { ...Object.fromEntries(taken), vars: Object.fromEntries(vars), ...fields };
}

/** The environment of a preview: none of the site's own secrets and services except the access to the accounts. */
export function previewEnv(preview: string, place: RoomsPlace, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { WORKERS_SUBDOMAIN, PARTYKIT_LOGIN } = env;
  if (!/^[a-z0-9-]+$/.test(WORKERS_SUBDOMAIN ?? ""))
    throw new SiteError(
      "WORKERS_SUBDOMAIN is required for a preview: <account> of your <account>.workers.dev (Cloudflare's dashboard, Workers & Pages).",
    );
  if (place === "partykit" && !PARTYKIT_LOGIN)
    throw new SiteError(
      "PARTYKIT_LOGIN is required for a preview's rooms on PartyKit; or pass --realtime durable.",
    );
  const names = previewNames(preview);
  const secret = () => randomBytes(24).toString("hex");
  const taken = ["BETTING", "LIST_ROOMS", "CHAT_BLOCKED_WORDS", "ROOM_READERS"] as const;
  return {
    CLOUDFLARE_API_TOKEN: env.CLOUDFLARE_API_TOKEN,
    CLOUDFLARE_ACCOUNT_ID: env.CLOUDFLARE_ACCOUNT_ID,
    ...Object.fromEntries(taken.map((name) => [name, env[name]])),
    // The site's would let a preview speak for it.
    INGEST_TOKEN: env.PREVIEW_INGEST_TOKEN || secret(),
    REALTIME_SECRET: secret(),
    DEMO_WORLD: env.DEMO_WORLD || "auto",
    SITE_URL: `https://${names.edge}.${WORKERS_SUBDOMAIN}.workers.dev`,
    REALTIME_URL:
      place === "durable"
        ? `https://${names.rooms}.${WORKERS_SUBDOMAIN}.workers.dev`
        : `https://${names.project}.${PARTYKIT_LOGIN}.partykit.dev`,
    INDEXING: "closed",
  };
}

const Databases = z.array(z.object({ name: z.string(), uuid: z.string() }));

async function databaseId(name: string): Promise<string | null> {
  const { json, output } = await runWrangler(["d1", "list", "--json"]);
  const read = Databases.safeParse(json);
  if (!read.success)
    throw new SiteError(`wrangler d1 list failed: check that the token may edit D1.\n${output}`);
  return read.data.find((one) => one.name === name)?.uuid ?? null;
}

/** A preview's database and bucket, made where they are not there. Gives the database's id. */
async function ensureStores({ database, bucket }: DeployedNames): Promise<string> {
  if ((await databaseId(database)) === null)
    await takeStep(wranglerStep(database, ["d1", "create", database]));
  const { code } = await runStep(WRANGLER, ["r2", "bucket", "info", bucket], {
    variables: WRANGLER_VARIABLES,
  });
  if (code !== 0) await takeStep(wranglerStep(bucket, ["r2", "bucket", "create", bucket]));
  const id = await databaseId(database);
  if (id === null)
    throw new SiteError(
      `The database ${database} was created but is not in the list: run the command again.`,
    );
  return id;
}

/** Writes a preview's configurations beside those of the build. `migrations_dir` and other paths count from there. */
export function writePreviewConfigs(
  names: DeployedNames,
  databaseUuid: string,
): SiteConfigs & { rooms: string } {
  const services = [{ binding: "ORIGIN", service: names.origin }];
  const edge = previewConfig(readConfig(SITE_CONFIGS.edge), {
    name: names.edge,
    workers_dev: true,
    services,
  });
  const origin = previewConfig(readConfig(SITE_CONFIGS.origin), {
    name: names.origin,
    workers_dev: false,
    d1_databases: [databaseBinding(names.database, databaseUuid)],
    r2_buckets: [{ binding: "AVATARS", bucket_name: names.bucket }],
  });
  const { rawConfig } = experimental_readRawConfig({ config: ROOMS_CONFIG });
  const rooms = previewConfig(rawConfig as WorkerConfig, {
    name: names.rooms,
    workers_dev: true,
    main: resolve("realtime/durable/worker.ts"),
  });
  const originPath = writeConfig(`${ORIGIN_DIR}/wrangler.preview.json`, origin);
  return {
    edge: writeConfig(`${EDGE_DIR}/wrangler.preview.json`, edge),
    origin: originPath,
    migrations: originPath,
    database: names.database,
    rooms: writeConfig(".wrangler/rooms.preview.json", rooms),
  };
}

/** Makes the resources of a preview and its configurations. The build has to be there. */
export async function preparePreview(names: DeployedNames): Promise<SiteConfigs & { rooms: string }> {
  return writePreviewConfigs(names, await ensureStores(names));
}

/** The commands that take a preview away, each by a name that only a preview has. */
export function removalSteps(preview: string, place: RoomsPlace): readonly DeployStep[] {
  const names = previewNames(preview);
  const rooms: DeployStep =
    place === "durable"
      ? wranglerStep(names.rooms, ["delete", names.rooms, "--force"])
      : {
          what: names.project,
          command: process.execPath,
          args: [PARTYKIT_CLI, "delete", "--name", names.project, "--force"],
          variables: PARTYKIT_VARIABLES,
        };
  return [
    wranglerStep(names.edge, ["delete", names.edge, "--force"]),
    wranglerStep(names.origin, ["delete", names.origin, "--force"]),
    rooms,
    wranglerStep(names.database, ["d1", "delete", names.database, "--skip-confirmation"]),
    wranglerStep(names.bucket, ["r2", "bucket", "delete", names.bucket]),
  ];
}
