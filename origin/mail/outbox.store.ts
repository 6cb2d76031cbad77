import type { Database } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { mails } from "#origin/db/schema/mail.table.ts";

/** Writes of the outbox. Moments are seconds UTC. */

export type WaitingMail = RowOf<typeof mails>;

/** A mail is given up after this time. */
export const MAIL_LIFE_SECONDS = 4 * 3600;

/** Backoff of 1, 2, 4, 8, 16 and then 32 minutes. It starts with the attempt, so that no other run claims the mail. */
const CLAIM = `UPDATE mails SET tries = tries + 1, due_at = ?1 + 60 * (1 << min(tries, 5))
  WHERE id = (SELECT id FROM mails WHERE due_at <= ?1 AND created_at > ?2 ORDER BY due_at, created_at LIMIT 1)
  RETURNING *`;

/** Claims the mail that is due longest and postpones its next attempt, in one statement; null where none is due. */
export async function claimMail(db: Database, now: number): Promise<WaitingMail | null> {
  const { results } = await db
    .prepare(CLAIM)
    .bind(now, now - MAIL_LIFE_SECONDS)
    .all<WaitingMail>();
  return results[0] ?? null;
}

/** Deletes a mail that was sent, or that has no recipient. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.batch([db.prepare("DELETE FROM mails WHERE id = ?1").bind(id)]);
}

/** Deletes mails older than {@link MAIL_LIFE_SECONDS}; returns their number. */
export async function deleteExpiredMails(db: Database, now: number): Promise<number> {
  const sql = "DELETE FROM mails WHERE created_at <= ?1 RETURNING id";
  return (
    await db
      .prepare(sql)
      .bind(now - MAIL_LIFE_SECONDS)
      .all()
  ).results.length;
}
