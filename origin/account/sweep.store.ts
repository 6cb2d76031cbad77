import type { Database } from "#origin/db/database.ts";
import { EVENTS_KEPT_SECONDS } from "#shared/account/account-event.table.ts";
import { KEPT_SECONDS } from "#shared/favourite/index.ts";

/** Two years. */
const ROLE_CHANGES_SECONDS = 2 * 365 * 86_400;

/** Tables with an expiry: the indexed column, and how much longer rows are kept, in seconds. */
const ENDS = {
  sessions: ["expires_at", 0],
  try_counts: ["until", 0],
  used_captchas: ["until", 0],
  role_changes: ["at", ROLE_CHANGES_SECONDS],
  account_events: ["at", EVENTS_KEPT_SECONDS],
  used_challenges: ["until", 0],
  mail_tokens: ["expires_at", 0],
  // Twice the retention of browsers, so that a tombstone outlives every list that does not know of it.
  reader_favourites: ["expires_at", KEPT_SECONDS],
} as const;

/**
 * Deletes expired rows as of a moment (milliseconds UTC): sessions, rate-limit counts, captchas, challenges, mail
 * links, favourites, role changes, account events.
 */
export async function sweepAccounts(db: Database, nowMs: number): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  await db.batch(
    Object.entries(ENDS).map(([table, [end, kept]]) =>
      db.prepare(`DELETE FROM ${table} WHERE ${end} <= ?1`).bind(now - kept),
    ),
  );
}
