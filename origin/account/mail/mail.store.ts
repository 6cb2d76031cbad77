import type { Database, Statement } from "#origin/db/database.ts";
import type { MailKind } from "#origin/db/schema/mail.table.ts";
import type { Locale } from "#shared/url/index.ts";
import { addEvent, type ChangedBy } from "../account-event.store.ts";
import { endLogins } from "../identity/identity.store.ts";
import { STAFF_ROLES } from "../session.sql.ts";

/** Writes of mails with a link. Moments are seconds UTC. */

interface NewMail {
  readonly id: string;
  readonly locale: Locale;
  readonly now: number;
}

/** Queues a reset for the submitted account name or e-mail: one INSERT whether the account exists or not. */
export async function queueReset(db: Database, login: string, { id, locale, now }: NewMail): Promise<void> {
  const sql = `INSERT INTO mails (id, kind, login, locale, created_at, tries, due_at)
    VALUES (?1, 'reset', ?2, ?3, ?4, 0, ?4)`;
  await db.batch([db.prepare(sql).bind(id, login, locale, now)]);
}

/** Queues a verification, replacing an older queued one, unless the account's address is verified. */
export async function queueVerification(
  db: Database,
  userId: number,
  { id, locale, now }: NewMail,
): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM mails WHERE user_id = ?1 AND kind = 'verify'").bind(userId),
    db
      .prepare(`INSERT INTO mails (id, kind, user_id, locale, created_at, tries, due_at)
        SELECT ?2, 'verify', id, ?3, ?4, 0, ?4 FROM users
        WHERE id = ?1 AND email IS NOT NULL AND email_verified_at IS NULL`)
      .bind(userId, id, locale, now),
  ]);
}

/** The link of a mail that is about to be sent. */
export interface NewLink {
  readonly mailId: string;
  readonly kind: MailKind;
  readonly userId: number;
  readonly tokenHash: string;
  readonly emailKey: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * Stores a link, replacing the account's older one, and drops its older queued mails. False when the mail is obsolete:
 * a newer one was sent, or its link was used although the provider never confirmed it.
 */
export async function issueLink(db: Database, link: NewLink): Promise<boolean> {
  const { mailId, kind, userId, tokenHash, emailKey, createdAt, expiresAt } = link;
  const [, , issued] = await db.batch([
    db.prepare("UPDATE mails SET user_id = ?2 WHERE id = ?1").bind(mailId, userId),
    db
      .prepare("DELETE FROM mails WHERE user_id = ?2 AND kind = ?3 AND id <> ?1 AND created_at <= ?4")
      .bind(mailId, userId, kind, createdAt),
    db
      .prepare(`INSERT INTO mail_tokens (user_id, kind, token_hash, email_key, created_at, expires_at)
        SELECT ?2, ?3, ?4, ?5, ?6, ?7 FROM mails WHERE id = ?1
        ON CONFLICT (user_id, kind) DO UPDATE SET token_hash = excluded.token_hash, email_key = excluded.email_key,
          created_at = excluded.created_at, expires_at = excluded.expires_at
        WHERE created_at <= excluded.created_at RETURNING user_id`)
      .bind(mailId, userId, kind, tokenHash, emailKey, createdAt, expiresAt),
  ]);
  return (issued?.results.length ?? 0) > 0;
}

/** Statements that revoke an account's reset links, sent and queued, while `password_hash` is its password. */
export const endResetLinks = (db: Database, userId: number, password_hash: string): Statement[] =>
  ["mail_tokens", "mails"].map((table) =>
    db
      .prepare(`DELETE FROM ${table} WHERE kind = 'reset'
        AND user_id = (SELECT id FROM users WHERE id = ?1 AND password_hash = ?2)`)
      .bind(userId, password_hash),
  );

/** A password set by a reset link. */
interface PasswordReset {
  readonly userId: number;
  readonly tokenHash: string;
  readonly password_hash: string;
  /** Browser and time of the form. */
  readonly by: ChangedBy;
}

/**
 * Consumes a reset link: sets the password, verifies the address (the link proves it), and ends all sessions and reset
 * links. A reader's passkeys are removed with an event, because an intruder may have added them: someone who claimed
 * the address or knew the old password. So are linked log-ins of everybody. Staff passkeys stay, because a mailbox must not replace them. False when the
 * link was used, replaced or expired meanwhile.
 */
export async function consumeResetLink(
  db: Database,
  { userId, tokenHash, password_hash, by }: PasswordReset,
): Promise<boolean> {
  // The following statements apply only if the new password was written.
  const held = "(SELECT id FROM users WHERE id = ?1 AND password_hash = ?2)";
  const set = `UPDATE users SET password_hash = ?3, password_at = ?4, email_verified_at = coalesce(email_verified_at, ?4)
    WHERE id = ?1 AND email_key = (SELECT email_key FROM mail_tokens
      WHERE user_id = ?1 AND kind = 'reset' AND token_hash = ?2 AND expires_at > ?4) RETURNING id`;
  const ofReset = [userId, password_hash];
  const [changed] = await db.batch([
    db.prepare(set).bind(userId, tokenHash, password_hash, by.at),
    db.prepare(`DELETE FROM sessions WHERE user_id = ${held}`).bind(...ofReset),
    ...endResetLinks(db, userId, password_hash),
    addEvent(db, "password_reset", by, {
      sql: "SELECT id, ?4 FROM users WHERE id = ?5 AND password_hash = ?6",
      values: ofReset,
    }),
    addEvent(db, "passkey_removed", by, {
      sql: `SELECT id, ?4 FROM users u WHERE id = ?5 AND password_hash = ?6 AND role NOT IN (${STAFF_ROLES})
        AND EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id)`,
      values: ofReset,
    }),
    db
      .prepare(`DELETE FROM passkeys WHERE user_id = (SELECT id FROM users
        WHERE id = ?1 AND password_hash = ?2 AND role NOT IN (${STAFF_ROLES}))`)
      .bind(...ofReset),
    ...endLogins(db, [userId, password_hash], by),
  ]);
  return (changed?.results.length ?? 0) > 0;
}

/**
 * Uses a verification link: its address becomes a log-in name of the account. The link row stays until it expires,
 * because the caller answers a second use with success. False when it was used or replaced meanwhile, or another
 * account has verified the address.
 */
export async function consumeVerificationLink(
  db: Database,
  { userId, tokenHash, by }: Omit<PasswordReset, "password_hash">,
): Promise<boolean> {
  const verify = `UPDATE OR IGNORE users SET email_key = lower(email), email_verified_at = ?3
    WHERE id = ?1 AND email_verified_at IS NULL AND lower(email) = (SELECT email_key FROM mail_tokens
      WHERE user_id = ?1 AND kind = 'verify' AND token_hash = ?2 AND expires_at > ?3) RETURNING id`;
  const [verified] = await db.batch([
    db.prepare(verify).bind(userId, tokenHash, by.at),
    addEvent(db, "email_verified", by, {
      sql: "SELECT id, ?4 FROM users WHERE id = ?5 AND changes() > 0",
      values: [userId],
    }),
    db
      .prepare(`DELETE FROM mails WHERE kind = 'verify'
        AND user_id = (SELECT id FROM users WHERE id = ?1 AND email_verified_at IS NOT NULL)`)
      .bind(userId),
  ]);
  return (verified?.results.length ?? 0) > 0;
}
