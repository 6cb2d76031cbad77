import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { messageOf } from "#shared/errors/index.ts";
import { SiteError } from "./site-error.ts";

/** Secrets of a local site. */
export interface Secrets {
  /** Lets `npm run import` and `npm run replay` in. */
  readonly ingestToken: string;
  /** Signs what origin and the rooms tell each other. */
  readonly feedSecret: string;
}

/** Both Workers and the rooms refuse a shorter one. */
const SHORTEST = 16;

const Secret = z.string().min(SHORTEST);
const SecretsFile = z.object({ ingest_token: Secret, feed_secret: Secret });

/** Where the secrets of a local site are kept. */
export const secretsPath = (dataDir: string): string => join(dataDir, "dev.json");

/** Reads the secrets, made once and kept readable for their owner only. INGEST_TOKEN and FEED_SECRET win. */
export function readSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = secretsPath(dataDir);
  try {
    if (!existsSync(file)) writeSecrets(dataDir, file);
    chmodSync(file, 0o600);
  } catch (thrown) {
    throw new SiteError(`The data folder ${dataDir} cannot be used: ${messageOf(thrown)}`);
  }
  const kept = parseFile(file);
  return {
    ingestToken: givenSecret("INGEST_TOKEN", env) ?? kept.ingest_token,
    feedSecret: givenSecret("FEED_SECRET", env) ?? kept.feed_secret,
  };
}

function writeSecrets(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true });
  const made = {
    ingest_token: randomBytes(24).toString("hex"),
    feed_secret: randomBytes(24).toString("hex"),
  };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
}

function givenSecret(name: "INGEST_TOKEN" | "FEED_SECRET", env: NodeJS.ProcessEnv): string | null {
  const given = env[name];
  if (!given) return null;
  if (given.length >= SHORTEST) return given;
  throw new SiteError(`${name} needs ${SHORTEST} characters or more.`);
}

function parseFile(file: string): z.infer<typeof SecretsFile> {
  try {
    return SecretsFile.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Whatever is wrong with it, the way out is the same.
    throw new SiteError(`${file} is damaged. Remove it; the next start writes new secrets.`);
  }
}
