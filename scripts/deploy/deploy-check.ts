import { IDENTITY_URLS } from "#origin/account/identity/identity-settings.ts";
import { PROVIDER_NAMES } from "#origin/ingest/providers/provider-settings.ts";
import { edgeProblem, originProblem, problemOf } from "../site/site-settings.ts";
import type { RoomsPlace } from "./rooms-place.ts";
import { CLOUDFLARE_NEEDED, checkRooms, ROOMS_NEEDED } from "./rooms-steps.ts";

/** Settings that `npm run deploy` requires, each with its meaning. */
const NEEDED = {
  ...CLOUDFLARE_NEEDED,
  INGEST_TOKEN: "secret of 16 characters or more; its holders can import football data",
  ...ROOMS_NEEDED,
} as const;

/** One finding. `wrong` keeps a deployment from working, `note` is for the operator to know. */
export interface Finding {
  readonly state: "ok" | "wrong" | "note";
  readonly about: string;
  readonly message: string;
}

interface Surroundings {
  readonly place: RoomsPlace;
  readonly env: NodeJS.ProcessEnv;
  /** The text of origin/wrangler.toml. */
  readonly originToml: string;
}

const missing = (env: NodeJS.ProcessEnv): Finding[] =>
  Object.entries(NEEDED).map(([name, meaning]) =>
    env[name]
      ? { state: "ok", about: name, message: "is set" }
      : { state: "wrong", about: name, message: `is not set: ${meaning}` },
  );

/**
 * Each service's own rules, once its required settings are there: before, they would only repeat that they are missing.
 */
function refused({ place, env: given }: Surroundings): Finding[] {
  // Pipelines set absent variables to an empty text.
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  if (missing(env).some(({ state }) => state === "wrong")) return [];
  const problems = {
    "origin's settings": originProblem(env),
    "edge's settings": edgeProblem(env),
    "the rooms' settings": problemOf(() => checkRooms(place, env)),
  };
  return Object.entries(problems).map(([about, problem]) =>
    problem === null
      ? { state: "ok", about, message: "can be read" }
      : { state: "wrong", about, message: problem },
  );
}

function database({ originToml, env }: Surroundings): Finding {
  if (env.D1_DATABASE_ID) return { state: "ok", about: "D1_DATABASE_ID", message: "names a database" };
  const about = "origin/wrangler.toml";
  if (!/database_id = "0{8}-/.test(originToml)) return { state: "ok", about, message: "names a database" };
  const message =
    "has no real database_id: run `npx wrangler d1 create bongda` and set the id it prints there or in D1_DATABASE_ID";
  return { state: "wrong", about, message };
}

/** Addresses that a deployment is given. Passwords, sessions and signed requests go to them. */
const ADDRESSES = ["SITE_URL", "REALTIME_URL", "FOOTBALL_BASE_URL", "CONTENT_BASE_URL"] as const;

/** Any `http:` address but one of this machine, which no network sees. */
const UNENCRYPTED = /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/i;

const unencrypted = ({ env }: Surroundings): Finding[] =>
  ADDRESSES.filter((about) => UNENCRYPTED.test(env[about] ?? "")).map((about) => ({
    state: "wrong",
    about,
    message: "is not https: sessions and secrets would cross the network unencrypted",
  }));

/** Words of people, or few letters: a generated secret has neither. */
const isByHand = (secret: string): boolean =>
  /replace|change|example|secret|token|passw|1234|abcd/i.test(secret) || new Set(secret).size < 8;

type Note = readonly [applies: boolean, about: string, message: string];

/** Settings of providers that are unused, or replaced by another service. */
const providerNotes = (env: NodeJS.ProcessEnv): Note[] =>
  PROVIDER_NAMES.flatMap((name): Note[] => [
    [
      Boolean(env[`${name}_LEAGUES`]) && !env[`${name}_KEY`],
      `${name}_KEY`,
      "is not set: the provider is not polled, although leagues are set",
    ],
    [
      Boolean(env[`${name}_KEY`] && env[`${name}_URL`]),
      `${name}_URL`,
      "is not the provider's own URL: the key is sent there",
    ],
  ]);

/** Settings that work, but perhaps not as intended. */
function notes({ env }: Surroundings): Finding[] {
  const { INGEST_TOKEN, REALTIME_SECRET } = env;
  const all: readonly Note[] = [
    ...(["INGEST_TOKEN", "REALTIME_SECRET", "CAPTCHA_SECRET"] as const).map(
      (name): Note => [
        Boolean(env[name]) && isByHand(env[name] ?? ""),
        name,
        "looks handwritten, and a guessed secret gives control of the site; `openssl rand -hex 24` prints a random one",
      ],
    ),
    [
      Boolean(INGEST_TOKEN) && INGEST_TOKEN === REALTIME_SECRET,
      "REALTIME_SECRET",
      "is the same as INGEST_TOKEN: holders of the ingest token could sign requests of the rooms",
    ],
    [
      !env.DEMO_WORLD,
      "DEMO_WORLD",
      "is not set: an empty database is filled with demo data, labelled as such; `off` leaves it empty",
    ],
    [!env.CAPTCHA_SECRET, "CAPTCHA_SECRET", "is not set: it is derived from REALTIME_SECRET"],
    [
      !env.VAPID_PUBLIC_KEY,
      "VAPID_PUBLIC_KEY",
      "is not set: no notifications (`npm run push-keys` generates a pair)",
    ],
    [!env.MAIL_API_KEY, "MAIL_API_KEY", "is not set: the site sends no mail"],
    [
      Boolean(env.MAIL_API_KEY && env.MAIL_API_URL),
      "MAIL_API_URL",
      "is not Resend's URL: the key and every mail are sent there",
    ],
    ...IDENTITY_URLS.map(
      (name): Note => [
        Boolean(env[name]),
        name,
        "is not the provider's own URL: secrets and codes of log-ins are sent there, and it decides who a reader is",
      ],
    ),
    [
      Boolean((env.GOOGLE_CLIENT_ID || env.ZALO_APP_ID) && !env.SITE_URL),
      "SITE_URL",
      "is not set: the redirect URI of Google and Zalo follows the requested host",
    ],
    [
      Boolean(env.FOOTBALL_BASE_URL || env.CONTENT_BASE_URL),
      "FOOTBALL_BASE_URL, CONTENT_BASE_URL",
      "set services of your own: readers with a delay get no results from them",
    ],
  ];
  return [...all, ...providerNotes(env)].flatMap(([applies, about, message]) =>
    applies ? [{ state: "note", about, message } as const] : [],
  );
}

/** Checks all settings of a deployment, without a request. */
export const examine = (around: Surroundings): readonly Finding[] => [
  ...missing(around.env),
  database(around),
  ...refused(around),
  ...unencrypted(around),
  ...notes(around),
];

const STATE_LABELS = { ok: "ok   ", wrong: "WRONG", note: "note " } as const;

/** A finding as a line for a terminal. */
export const lineOf = ({ state, about, message }: Finding): string =>
  `  ${STATE_LABELS[state]} ${about} ${message}`;
