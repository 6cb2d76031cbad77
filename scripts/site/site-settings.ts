import { settingsOf } from "#edge/env.ts";
import {
  IDENTITY_SECRETS,
  IDENTITY_URLS,
  IDENTITY_VARS,
} from "#origin/account/identity/identity-settings.ts";
import { parseOriginEnv } from "#origin/env.ts";
import { PROVIDER_KEYS, PROVIDER_VARS } from "#origin/ingest/providers/provider-settings.ts";
import { messageOf } from "#shared/errors/index.ts";
import { makePushKeys, pushVars } from "./push-keys.ts";
import { SiteError } from "./site-error.ts";

/** Settings of edge that a local site takes from the environment. */
export const EDGE_SETTINGS = [
  ...["SITE_URL", "CONTENT_BASE_URL", "FOOTBALL_BASE_URL", "METRICS_TOKEN", "TURNSTILE_SITE_KEY"],
  "SECURITY_CONTACT",
] as const;

/** Settings of origin for its mail transport. */
export const MAIL_SETTINGS = ["MAIL_API_KEY", "MAIL_API_URL", "MAIL_FROM"] as const;

/** Origin's other settings that a local site takes from the environment. */
export const ORIGIN_SETTINGS = [
  "DEMO_SEED",
  "CAPTCHA_SECRET",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET",
  "TURNSTILE_VERIFY_URL",
  "VAPID_PUBLIC_KEY",
  "VAPID_PRIVATE_KEY",
  "VAPID_SUBJECT",
  "PUSH_HOSTS",
  "CHAT_BLOCKED_WORDS",
  ...IDENTITY_VARS,
  ...IDENTITY_SECRETS,
  ...IDENTITY_URLS,
  "PROVIDER_PICTURES",
  "PICTURE_HOSTS",
  ...PROVIDER_KEYS,
  ...PROVIDER_VARS,
] as const;

/** Every setting of the Workers that `npm start` takes from the environment. */
export const START_SETTINGS = [
  ...["INGEST_TOKEN", "REALTIME_SECRET"],
  ...EDGE_SETTINGS,
  ...MAIL_SETTINGS,
  ...ORIGIN_SETTINGS,
] as const;

/** Those of `names` that are set to something. */
export const settingsIn = (
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

const LOCAL_HOST = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/i;

/** Mail transport of a local site. */
export type Mails = "provider" | "mailbox" | "nowhere";

/** Readers of a public site cannot look into a folder of this machine: without a provider it sends no mail. */
export function mailsOf({ MAIL_API_KEY, SITE_URL }: NodeJS.ProcessEnv): Mails {
  if (MAIL_API_KEY) return "provider";
  return SITE_URL && !LOCAL_HOST.test(SITE_URL) ? "nowhere" : "mailbox";
}

const service = { fetch: () => Promise.reject(new Error("not asked")) };
/** Bindings of the platform; only their presence is checked. */
const ORIGIN_BINDINGS = {
  DB: { prepare: service.fetch, batch: service.fetch },
  AVATARS: { put: service.fetch, get: service.fetch },
};

/** Configuration error of a service when it starts, or null. */
export function problemOf(parse: () => unknown): string | null {
  try {
    parse();
    return null;
  } catch (thrown) {
    return messageOf(thrown);
  }
}

/** Settings error with which origin cannot start, or null. */
export const originProblem = (vars: NodeJS.ProcessEnv): string | null =>
  problemOf(() => parseOriginEnv({ ...ORIGIN_BINDINGS, ...vars }));

/** Settings error with which edge cannot start, or null. */
export const edgeProblem = (vars: NodeJS.ProcessEnv): string | null =>
  problemOf(() => settingsOf({ ORIGIN: service, ASSETS: service, ...vars }));

/** Defaults of a local site where the environment sets nothing. */
const ownVars = (env: NodeJS.ProcessEnv) => ({
  ...{ INGEST_TOKEN: "x".repeat(16), REALTIME_SECRET: "x".repeat(16), REALTIME_URL: "http://localhost" },
  ...pushVars(makePushKeys(), env),
});

/**
 * Validates the environment by the Workers' rules: with a wrong setting they would return nothing but errors. Throws a
 * SiteError with their messages.
 */
export function checkSettings(env: NodeJS.ProcessEnv, names: readonly string[]): void {
  const vars = { ...ownVars(env), ...settingsIn(names, env) };
  const problems = [originProblem(vars), edgeProblem(vars)].filter((problem) => problem !== null);
  if (problems.length > 0) throw new SiteError([...new Set(problems)].join("\n"));
}
