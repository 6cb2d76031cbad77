import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { messageOf } from "#shared/errors/index.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { makePushKeys, type PushKeys } from "./push-keys.ts";
import { SiteError } from "./site-error.ts";

/** Secrets of a local site. */
export interface Secrets {
  /** Lets `npm run import` and `npm run replay` in. */
  readonly ingestToken: string;
  /** Signs the messages between origin and the rooms. */
  readonly realtimeSecret: string;
  /** Contact of the site for push services. */
  readonly pushKeys: PushKeys;
}

/** Both Workers and the rooms refuse a shorter one. */
const SHORTEST = 16;

const Secret = z.string().min(SHORTEST);
/** Earlier releases wrote `feed_secret`. */
const renamed = z.transform((file: unknown) =>
  isRecord(file) && "feed_secret" in file ? { realtime_secret: file.feed_secret, ...file } : file,
);

const SecretsFile = z.object({
  ingest_token: Secret,
  realtime_secret: Secret,
  /** Not in files of older releases. */
  push_keys: z.optional(z.object({ publicKey: Secret, privateKey: Secret })),
});

/** File with the secrets of a local site. */
export const secretsPath = (dataDir: string): string => join(dataDir, "dev.json");

/** Reads the secrets, made once and readable by their owner only. INGEST_TOKEN and REALTIME_SECRET take precedence. */
export function readSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = secretsPath(dataDir);
  try {
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true });
      const word = () => randomBytes(24).toString("hex");
      writeSecrets(file, { ingest_token: word(), realtime_secret: word() });
    }
    chmodSync(file, 0o600);
  } catch (thrown) {
    throw new SiteError(`The data folder ${dataDir} cannot be used: ${messageOf(thrown)}`);
  }
  const kept = parseFile(file);
  return {
    ingestToken: givenSecret("INGEST_TOKEN", env) ?? kept.ingest_token,
    realtimeSecret: givenSecret("REALTIME_SECRET", env) ?? kept.realtime_secret,
    pushKeys: kept.push_keys ?? addPushKeys(file, kept),
  };
}

function writeSecrets(file: string, secrets: z.infer<typeof SecretsFile>): void {
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}

/** Browsers subscribe with the keys: notifications of another pair would reach nobody. */
function addPushKeys(file: string, kept: z.infer<typeof SecretsFile>): PushKeys {
  const push_keys = makePushKeys();
  writeSecrets(file, { ...kept, push_keys });
  return push_keys;
}

function givenSecret(name: "INGEST_TOKEN" | "REALTIME_SECRET", env: NodeJS.ProcessEnv): string | null {
  const given = env[name];
  if (!given) return null;
  if (given.length >= SHORTEST) return given;
  throw new SiteError(`${name} must have ${SHORTEST} characters or more.`);
}

function parseFile(file: string): z.infer<typeof SecretsFile> {
  try {
    return z.pipe(renamed, SecretsFile).parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Every error has the same remedy.
    throw new SiteError(`${file} is damaged. Remove it; the next start writes new secrets.`);
  }
}
