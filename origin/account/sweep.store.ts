import type { Database } from "#origin/db/database.ts";
import { EVENTS_KEPT_SECONDS } from "#shared/account/account-event.table.ts";
import { KEPT_SECONDS } from "#shared/favourite/index.ts";

/** Two years. */
const ROLE_CHANGES_SECONDS = 2 * 365 * 86_400;

/** What has an end: the column that says when, with an index by it, and how much longer it is kept, seconds. */
const ENDS = {
  sessions: ["expires_at", 0],
  try_counts: ["until", 0],
  used_captchas: ["until", 0],
  role_changes: ["at", ROLE_CHANGES_SECONDS],
  account_events: ["at", EVENTS_KEPT_SECONDS],
  used_challenges: ["until", 0],
  mail_tokens: ["expires_at", 0],
  // Twice as long as in a browser, so that the mark of a deletion outlives every list that does not know of it.
  reader_favourites: ["expires_at", KEPT_SECONDS],
} as const;

/** Removes what is over at a moment (milliseconds UTC): sessions, counts of tries, captchas, challenges, links in mails, what was followed, changes of roles, events of accounts. */
export async function sweepAccounts(db: Database, nowMs: number): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  await db.batch(
    Object.entries(ENDS).map(([table, [end, kept]]) =>
      db.prepare(`DELETE FROM ${table} WHERE ${end} <= ?1`).bind(now - kept),
    ),
  );
}
