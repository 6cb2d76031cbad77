import {
  IDENTITY_SECRETS,
  IDENTITY_URLS,
  IDENTITY_VARS,
} from "#origin/account/identity/identity-settings.ts";
import { PROVIDER_KEYS, PROVIDER_VARS } from "#origin/ingest/providers/provider-settings.ts";
import { EDGE_DIR, ORIGIN_DIR } from "../site/built-worker.ts";
import { readBetting } from "../site/start-options.ts";
import { databaseBinding, readConfig, writeConfig } from "./built-config.ts";
import { type DeployStep, wranglerStep } from "./deploy-step.ts";
import { SITE_NAMES } from "./deployed-names.ts";

/** Secrets of origin that it can do without; those that are set are put beside the others. */
const OPTIONAL_SECRETS = [
  "CAPTCHA_SECRET",
  "TURNSTILE_SECRET",
  "VAPID_PRIVATE_KEY",
  "MAIL_API_KEY",
  ...IDENTITY_SECRETS,
  ...PROVIDER_KEYS,
] as const;

/** Settings of origin that are empty unless they are set. */
const OPTIONAL_VARS = [
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_VERIFY_URL",
  "VAPID_PUBLIC_KEY",
  "VAPID_SUBJECT",
  "PUSH_HOSTS",
  "MAIL_API_URL",
  "MAIL_FROM",
  "CHAT_BLOCKED_WORDS",
  ...IDENTITY_VARS,
  ...IDENTITY_URLS,
  "PROVIDER_PICTURES",
  "PICTURE_HOSTS",
  ...PROVIDER_VARS,
] as const;

/** Settings of edge that it has a default for. Pages choose among as many list rooms as there are. */
const EDGE_VARS = [
  "LIST_ROOMS",
  "CONTENT_BASE_URL",
  "FOOTBALL_BASE_URL",
  "TRACKING_HOSTS",
  "BRAND_CODE",
  "INDEXING",
  "TURNSTILE_SITE_KEY",
  "SECURITY_CONTACT",
] as const;

/** Configuration files of all deployments. */
export interface SiteConfigs {
  readonly edge: string;
  readonly origin: string;
  /** The one that names the database and its migrations. */
  readonly migrations: string;
  readonly database: string;
}

/** Those of the site itself: the build's, and origin's own for the migrations. */
export const SITE_CONFIGS: SiteConfigs = {
  edge: `${EDGE_DIR}/wrangler.json`,
  origin: `${ORIGIN_DIR}/wrangler.json`,
  migrations: "origin/wrangler.toml",
  database: SITE_NAMES.database,
};

/**
 * Configurations of the site itself. The database of `D1_DATABASE_ID` replaces origin/wrangler.toml's, so that a
 * pipeline needs no change of a file. The build has to be there.
 */
export function siteConfigs({ D1_DATABASE_ID }: NodeJS.ProcessEnv): SiteConfigs {
  if (!D1_DATABASE_ID) return SITE_CONFIGS;
  const config = readConfig(SITE_CONFIGS.origin);
  const path = writeConfig(`${ORIGIN_DIR}/wrangler.deploy.json`, {
    ...config,
    d1_databases: [databaseBinding(SITE_NAMES.database, D1_DATABASE_ID)],
  });
  return { ...SITE_CONFIGS, origin: path, migrations: path };
}

const varsOf = (values: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => ["--var", `${name}:${value ?? ""}`]);
const given = (names: readonly string[], env: NodeJS.ProcessEnv) =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

/**
 * The commands that put database, origin and edge online. New tables and columns come first (the origin that is online
 * does not mind them), edge last, because it is bound to origin.
 */
export function siteSteps(configs: SiteConfigs, env: NodeJS.ProcessEnv): readonly DeployStep[] {
  const { INGEST_TOKEN, REALTIME_SECRET, SITE_URL, REALTIME_URL } = env;
  const BETTING = readBetting(env);
  const origin = ["--config", configs.origin];
  const optional = Object.fromEntries(OPTIONAL_VARS.map((name) => [name, env[name]]));
  return [
    wranglerStep("migrations", [
      ...["d1", "migrations", "apply", configs.database, "--remote", "--config", configs.migrations],
    ]),
    wranglerStep("origin", [
      ...["deploy", ...origin],
      ...varsOf({ REALTIME_URL, SITE_URL, BETTING, ...optional, ...given(["DEMO_WORLD"], env) }),
    ]),
    wranglerStep(
      "origin's secrets",
      ["secret", "bulk", ...origin],
      JSON.stringify({ INGEST_TOKEN, REALTIME_SECRET, ...given(OPTIONAL_SECRETS, env) }),
    ),
    wranglerStep("edge", [
      ...["deploy", "--config", configs.edge],
      ...varsOf({ REALTIME_URL, SITE_URL, BETTING, ...given(EDGE_VARS, env) }),
    ]),
  ];
}
