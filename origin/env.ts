import * as z from "zod/mini";
import type { Database } from "./db/database.ts";

const isDatabase = (value: unknown): value is Database =>
  typeof value === "object" && value !== null && "prepare" in value && "batch" in value;

const OriginEnv = z.object({
  DB: z.custom<Database>(isDatabase, "bind a D1 database"),
  INGEST_TOKEN: z.string().check(z.minLength(16, "must be a secret of 16 characters or more")),
  FEED_SECRET: z.string().check(z.minLength(16, "must be a secret of 16 characters or more")),
  /** Address of the realtime deployment; empty or absent where there is none. */
  REALTIME_URL: z.optional(z.union([z.literal(""), z.url()])),
  DEMO_WORLD: z.optional(z.enum(["auto", "off"])),
  DEMO_SEED: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,40}$/, "must be a lower-case word"))),
});

/** Seed of the demo world where none is given. */
export const DEFAULT_DEMO_SEED = "bongda";

/** What origin is given from outside. */
export interface OriginSettings {
  readonly db: Database;
  readonly ingestToken: string;
  readonly feedSecret: string;
  readonly realtimeUrl: string | null;
  readonly demoWorld: boolean;
  /** Another seed makes another world. */
  readonly demoSeed: string;
}

/** Reads bindings, vars and secrets; throws with every name that is missing or wrong. */
export function parseOriginEnv(env: unknown): OriginSettings {
  const parsed = z.safeParse(OriginEnv, env);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`origin cannot start: ${complaints.join("; ")}`);
  }
  const { DB, INGEST_TOKEN, FEED_SECRET, REALTIME_URL, DEMO_WORLD, DEMO_SEED } = parsed.data;
  return {
    db: DB,
    ingestToken: INGEST_TOKEN,
    feedSecret: FEED_SECRET,
    realtimeUrl: REALTIME_URL || null,
    demoWorld: DEMO_WORLD !== "off",
    demoSeed: DEMO_SEED || DEFAULT_DEMO_SEED,
  };
}
