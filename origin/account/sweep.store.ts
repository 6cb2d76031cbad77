import type { Database } from "#origin/db/database.ts";

/** What has an end, and the column that says when; each has an index by it. */
const ENDS = { sessions: "expires_at", try_counts: "until", used_captchas: "until" } as const;

/** Removes what is over at a moment (milliseconds UTC): sessions, counts of tries, captchas. */
export async function sweepAccounts(db: Database, nowMs: number): Promise<void> {
  const now = Math.floor(nowMs / 1000);
  await db.batch(
    Object.entries(ENDS).map(([table, end]) =>
      db.prepare(`DELETE FROM ${table} WHERE ${end} <= ?1`).bind(now),
    ),
  );
}
