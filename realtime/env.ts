import * as z from "zod/mini";
import { blockedWordsIn } from "#shared/chat/index.ts";
import { type RenamedVariable, withPresentNames } from "#shared/env/former-names.ts";
import { logLine } from "#shared/log/log-line.ts";

/** An address without a trailing slash. */
const baseUrl = (name: string) =>
  z.pipe(
    z.url({ protocol: /^https?$/, error: `${name} must be an http(s) URL` }),
    z.transform((url: string) => url.replace(/\/+$/, "")),
  );

/** A number from 1 on, of a variable that is text where a platform has no other kind. */
const count = (most: number) =>
  z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(most)),
  );

/** Settings of the realtime tier: `--var`, .env, partykit.json or realtime/durable/wrangler.toml. Parsed when a room is created. */
const RealtimeEnv = z.object({
  /** Secret shared with origin; signs everything that is not public. */
  REALTIME_SECRET: z.string().check(z.minLength(16, "REALTIME_SECRET needs at least 16 characters")),
  /** Address of the site, without a trailing slash: rooms pull through it. */
  EDGE_URL: baseUrl("EDGE_URL"),
  /** Address of the rooms themselves: the way to other rooms for a room that an alarm woke. */
  REALTIME_URL: baseUrl("REALTIME_URL"),
  /** How many list rooms share the readers. */
  LIST_ROOMS: z.prefault(count(64), 1),
  /** Readers that one list or match room takes before it sends the next ones to a shard. */
  ROOM_READERS: z.prefault(count(30_000), 5_000),
  /** Blocked words of a chat, beside the built-in ones (shared/chat); origin has the same for comments. */
  CHAT_BLOCKED_WORDS: z.prefault(z.pipe(z.string(), z.transform(blockedWordsIn)), ""),
  /** Whether prices are available at all; the same setting as edge's. */
  BETTING: z._default(z.enum(["shown", "hidden"]), "shown"),
});
export type RealtimeEnv = z.infer<typeof RealtimeEnv>;

/** Reads the settings; throws with every error in one message, so that one failed start shows everything to fix. */
export function parseRealtimeEnv(vars: Readonly<Record<string, unknown>>): RealtimeEnv {
  const report = (renamed: RenamedVariable) =>
    logLine("warn", { worker: "realtime", event: "renamed_variable", ...renamed });
  const parsed = RealtimeEnv.safeParse(withPresentNames(vars, report));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`realtime settings: ${problems.join("; ")}`);
}
