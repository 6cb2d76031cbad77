import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { SiteError } from "./site-error.ts";

/** Secrets of a local site. */
export interface Secrets {
  /** Lets `npm run import` and `npm run replay` in. */
  readonly ingestToken: string;
  /** Signs what origin and the rooms tell each other. */
  readonly feedSecret: string;
}

const SecretsFile = z.object({ ingest_token: z.string().min(16), feed_secret: z.string().min(16) });

/** Where the secrets of a local site are kept. */
export const secretsPath = (dataDir: string): string => join(dataDir, "dev.json");

/** Reads the secrets, made once and kept readable for their owner only. INGEST_TOKEN and FEED_SECRET win. */
export function readSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = secretsPath(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const made = {
      ingest_token: randomBytes(24).toString("hex"),
      feed_secret: randomBytes(24).toString("hex"),
    };
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  }
  chmodSync(file, 0o600);
  const kept = parseFile(file);
  return {
    ingestToken: env.INGEST_TOKEN || kept.ingest_token,
    feedSecret: env.FEED_SECRET || kept.feed_secret,
  };
}

function parseFile(file: string): z.infer<typeof SecretsFile> {
  try {
    return SecretsFile.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Whatever is wrong with it, the way out is the same.
    throw new SiteError(`${file} is damaged. Remove it; the next start writes new secrets.`);
  }
}
