import * as z from "zod/mini";
import { blockedWordsIn } from "#shared/chat/index.ts";
import { type RenamedVariable, withPresentNames } from "#shared/env/former-names.ts";
import { messageOf } from "#shared/errors/index.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { logLine } from "#shared/log/log-line.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { recordOf } from "#shared/record/typed-record.ts";
import { SITE_URL_RULE, siteOriginOf } from "#shared/url/site-url.ts";
import type { CaptchaSettings } from "./account/captcha/captcha.service.ts";
import {
  IDENTITY_SECRETS,
  IDENTITY_URLS,
  IDENTITY_VARS,
  type IdentitySettings,
  identitySettingsOf,
} from "./account/identity/identity-settings.ts";
import { keyedHash } from "./account/secret.ts";
import type { Database } from "./db/database.ts";
import { type PictureSettings, pictureSettingsOf } from "./ingest/pictures/picture-settings.ts";
import {
  type GivenProvider,
  PROVIDER_KEYS,
  PROVIDER_NAMES,
  PROVIDER_VARS,
  type ProviderName,
  type ProviderSettings,
  providersOf,
} from "./ingest/providers/provider-settings.ts";
import { type MailSettings, mailSettingsOf } from "./mail/mail-settings.ts";
import type { FileStore } from "./picture/file-store.ts";
import { type PushSettings, pushSettingsOf } from "./push/push-settings.ts";

const isDatabase = (value: unknown): value is Database =>
  typeof value === "object" && value !== null && "prepare" in value && "batch" in value;

const isFileStore = (value: unknown): value is FileStore =>
  typeof value === "object" && value !== null && "put" in value && "get" in value;

/** Cloudflare's endpoint that verifies a Turnstile response. */
const TURNSTILE_VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

const text = () => z.optional(z.string());
/** Settings of providers, four of each: `API_FOOTBALL_KEY`, `_LEAGUES`, `_PLAN`, `_URL`. */
const providerFields = recordOf([...PROVIDER_KEYS, ...PROVIDER_VARS], () => text());

const OriginEnv = z.object({
  DB: z.custom<Database>(isDatabase, "bind a D1 database"),
  AVATARS: z.custom<FileStore>(isFileStore, "bind an R2 bucket"),
  INGEST_TOKEN: z.string().check(z.minLength(16, "must be a secret of 16 characters or more")),
  REALTIME_SECRET: z.string().check(z.minLength(16, "must be a secret of 16 characters or more")),
  CAPTCHA_SECRET: z.optional(
    z.union([z.literal(""), z.string().check(z.minLength(16, "must be a secret of 16 characters or more"))]),
  ),
  TURNSTILE_SITE_KEY: z.optional(z.string()),
  TURNSTILE_SECRET: z.optional(z.string()),
  TURNSTILE_VERIFY_URL: z.optional(z.union([z.literal(""), z.url()])),
  VAPID_PUBLIC_KEY: z.optional(z.string()),
  VAPID_PRIVATE_KEY: z.optional(z.string()),
  VAPID_SUBJECT: z.optional(z.string()),
  PUSH_HOSTS: z.optional(z.string()),
  MAIL_API_KEY: z.optional(z.string()),
  MAIL_API_URL: z.optional(z.string()),
  MAIL_FROM: z.optional(z.string()),
  ...recordOf([...IDENTITY_VARS, ...IDENTITY_SECRETS, ...IDENTITY_URLS], () => text()),
  /** Scheme and host of links in mails. */
  SITE_URL: z.optional(
    z.string().check(z.refine((address) => address === "" || siteOriginOf(address) !== null, SITE_URL_RULE)),
  ),
  CHAT_BLOCKED_WORDS: z._default(z.string(), ""),
  BETTING: z._default(z.enum(["shown", "hidden"], "must be shown or hidden"), "shown"),
  /** URL of the realtime deployment; empty or absent where there is none. */
  REALTIME_URL: z.optional(z.union([z.literal(""), z.url()])),
  ...providerFields,
  PROVIDER_PICTURES: z.optional(z.enum(["on", "off", ""], "must be on or off")),
  PICTURE_HOSTS: z.optional(z.string()),
  DEMO_WORLD: z.optional(z.enum(["auto", "off"])),
  DEMO_SEED: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,40}$/, "must be a lower-case word"))),
});

/** Default seed of the demo world. */
export const DEFAULT_DEMO_SEED = "bongda";

/** Configuration of origin. */
export interface OriginSettings {
  readonly db: Database;
  readonly files: FileStore;
  readonly captcha: CaptchaSettings;
  readonly push: PushSettings;
  /** Null where the site sends no mail. */
  readonly mail: MailSettings | null;
  /** Other sites whose accounts log in here. */
  readonly identities: IdentitySettings;
  /** `hidden` where the site shows no betting: no tip notifications. Edge filters the responses. */
  readonly betting: Betting;
  /** The operator's blocked words for comments, besides the default ones. */
  readonly blockedWords: readonly string[];
  /** Providers with an API key. */
  readonly providers: readonly ProviderSettings[];
  /** Pictures of providers that are copied. */
  readonly pictures: PictureSettings;
  readonly ingestToken: string;
  readonly realtimeSecret: string;
  readonly realtimeUrl: string | null;
  readonly demoWorld: boolean;
  /** Another seed makes another world. */
  readonly demoSeed: string;
}

/** Requires the Turnstile secret with the site key; otherwise the first log-in would fail. */
function captchaOf(env: z.infer<typeof OriginEnv>): CaptchaSettings {
  const { CAPTCHA_SECRET, REALTIME_SECRET, TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET } = env;
  const captcha = { secret: CAPTCHA_SECRET || keyedHash(REALTIME_SECRET, "captcha"), turnstile: null };
  if (!siteKey) return captcha;
  if (!TURNSTILE_SECRET) throw new Error("origin cannot start: TURNSTILE_SITE_KEY needs TURNSTILE_SECRET");
  const verifyUrl = env.TURNSTILE_VERIFY_URL || TURNSTILE_VERIFY_URL;
  return { ...captcha, turnstile: { siteKey, secret: TURNSTILE_SECRET, verifyUrl } };
}

/** Providers with their keys. */
function providersIn(env: z.infer<typeof OriginEnv>): ProviderSettings[] {
  const given = PROVIDER_NAMES.map((name): [ProviderName, GivenProvider] => [
    name,
    {
      key: env[`${name}_KEY`],
      leagues: env[`${name}_LEAGUES`],
      plan: env[`${name}_PLAN`],
      url: env[`${name}_URL`],
    },
  ]);
  try {
    return providersOf(Object.fromEntries(given) as Record<ProviderName, GivenProvider>);
  } catch (thrown) {
    throw new Error(`origin cannot start: ${messageOf(thrown)}`);
  }
}

/** Reads bindings, vars and secrets; throws with the name of every missing or invalid one. */
export function parseOriginEnv(env: unknown): OriginSettings {
  const report = (renamed: RenamedVariable) =>
    logLine("warn", { worker: "origin", event: "renamed_variable", ...renamed });
  const parsed = z.safeParse(OriginEnv, isRecord(env) ? withPresentNames(env, report) : env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`origin cannot start: ${problems.join("; ")}`);
  }
  const { DB, AVATARS, INGEST_TOKEN, REALTIME_SECRET, REALTIME_URL, DEMO_WORLD, DEMO_SEED } = parsed.data;
  const providers = providersIn(parsed.data);
  return {
    db: DB,
    files: AVATARS,
    captcha: captchaOf(parsed.data),
    push: pushSettingsOf(parsed.data),
    mail: mailSettingsOf(parsed.data),
    identities: identitySettingsOf(parsed.data),
    betting: parsed.data.BETTING,
    blockedWords: blockedWordsIn(parsed.data.CHAT_BLOCKED_WORDS),
    providers,
    pictures: pictureSettingsOf(parsed.data, providers),
    ingestToken: INGEST_TOKEN,
    realtimeSecret: REALTIME_SECRET,
    realtimeUrl: REALTIME_URL || null,
    demoWorld: DEMO_WORLD !== "off",
    demoSeed: DEMO_SEED || DEFAULT_DEMO_SEED,
  };
}
