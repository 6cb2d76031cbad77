import type { Database, SqlValue } from "#origin/db/database.ts";
import { MOST_PASSKEYS } from "#shared/account/passkey.table.ts";
import { addEvent, byOperator, type ChangedBy } from "../account-event.store.ts";
import { hasPasswordSql } from "../password-hash.ts";
import { endUnproven } from "../session.store.ts";
import type { StoredPasskey } from "./passkey.queries.ts";

/** Writes of passkeys. Moments are seconds UTC. */

async function hasWritten(db: Database, sql: string, values: readonly SqlValue[]): Promise<boolean> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all();
  return results.length > 0;
}

/** Marks a challenge as used until it expires; false when it was used before. */
export const spendChallenge = (db: Database, key: string, until: number): Promise<boolean> =>
  hasWritten(db, "INSERT OR IGNORE INTO used_challenges (key, until) VALUES (?1, ?2) RETURNING key", [
    key,
    until,
  ]);

type NewPasskey = Omit<StoredPasskey, "id" | "used_at" | "refused_at">;

/**
 * Only while the session that began the registration exists: a staff member's first passkey ends all password sessions.
 */
const ADD = `INSERT OR IGNORE INTO passkeys
  (user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
  WHERE (SELECT count(*) FROM passkeys WHERE user_id = ?1) < ${MOST_PASSKEYS}
    AND EXISTS (SELECT 1 FROM sessions WHERE id = ?10) RETURNING id`;
/** A session in which the reader just passed passkey verification counts as begun with one. */
const PROVE = `UPDATE sessions SET passkey_at = ?3 WHERE id = ?1 AND passkey_at IS NULL
  AND user_id = (SELECT user_id FROM passkeys WHERE credential_id = ?2)`;

/** The session that registers a passkey; `isVerified` for staff with user verification. */
interface Making {
  readonly sessionId: number;
  readonly userAgent: string | null;
  readonly isVerified: boolean;
}

/**
 * Adds a passkey registered in a session; `isAdded` is false when the credential exists, the account is at its limit or
 * the session is over. A staff member's first passkey ends their other sessions without one (`hasEnded`).
 */
export async function addPasskey(
  db: Database,
  key: NewPasskey,
  { sessionId, userAgent, isVerified }: Making,
): Promise<{ readonly isAdded: boolean; readonly hasEnded: boolean }> {
  const values = [
    ...[key.user_id, key.credential_id, key.public_key, key.user_handle, key.counter, key.transports],
    ...[key.backed_up, key.name, key.created_at, sessionId],
  ];
  const by = { sessionId, userAgent, at: key.created_at };
  // Runs before the passkey is inserted, so that it sees whether the credential exists.
  const isNew = {
    sql: `SELECT user_id, id FROM sessions WHERE id = ?4 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE credential_id = ?5)
      AND (SELECT count(*) FROM passkeys WHERE user_id = ?6) < ${MOST_PASSKEYS}`,
    values: [key.credential_id, key.user_id],
  };
  const results = await db.batch([
    addEvent(db, "passkey_added", by, isNew),
    db.prepare(ADD).bind(...values),
    ...(isVerified ? [db.prepare(PROVE).bind(sessionId, key.credential_id, key.created_at)] : []),
    endUnproven(db, { id: key.user_id }),
  ]);
  const [added, ended] = [results.at(1), results.at(-1)];
  return { isAdded: (added?.results.length ?? 0) > 0, hasEnded: (ended?.results.length ?? 0) > 0 };
}

/** Authenticator data of a log-in. */
interface Use extends Pick<StoredPasskey, "id" | "counter" | "backed_up"> {
  readonly at: number;
}

/**
 * Authenticators without a counter send 0 (WebAuthn Level 3, section 7.2, step 22). One statement, so that of two
 * concurrent uses one fails.
 */
const USE = `UPDATE passkeys SET counter = ?2, backed_up = ?3, used_at = ?4
  WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0)) RETURNING id`;

/** Records a use; false when the counter has not increased. */
export const writeUse = (db: Database, { id, counter, backed_up, at }: Use): Promise<boolean> =>
  hasWritten(db, USE, [id, counter, backed_up, at]);

/** Records that a passkey was refused because its counter went back. */
export const writeRefusal = (db: Database, id: number, at: number): Promise<boolean> =>
  hasWritten(db, "UPDATE passkeys SET refused_at = ?2 WHERE id = ?1 RETURNING id", [id, at]);

/** Renames a reader's passkey; false for an unknown id. */
export const namePasskey = (db: Database, userId: number, id: number, name: string): Promise<boolean> =>
  hasWritten(db, "UPDATE passkeys SET name = ?3 WHERE user_id = ?1 AND id = ?2 RETURNING id", [
    userId,
    id,
    name,
  ]);

/** Condition that reader `?1` can log in without passkey `?2`. */
const HAS_ANOTHER_WAY = `(EXISTS (SELECT 1 FROM users WHERE id = ?1 AND ${hasPasswordSql("password_hash")})
  OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?1 AND id <> ?2)
  OR EXISTS (SELECT 1 FROM linked_logins WHERE user_id = ?1))`;

/**
 * Removes a reader's passkey while the requesting session exists; false otherwise, for an unknown id, and for the only
 * way to log in.
 */
export async function removePasskey(
  db: Database,
  { userId, id, by }: { readonly userId: number; readonly id: number; readonly by: ChangedBy },
): Promise<boolean> {
  const sql = `DELETE FROM passkeys WHERE user_id = ?1 AND id = ?2
    AND EXISTS (SELECT 1 FROM sessions WHERE id = ?3) AND ${HAS_ANOTHER_WAY} RETURNING id`;
  const [done] = await db.batch([
    db.prepare(sql).bind(userId, id, by.sessionId),
    addEvent(db, "passkey_removed", by, { sql: "SELECT ?5, ?4 WHERE changes() > 0", values: [userId] }),
  ]);
  return (done?.results.length ?? 0) > 0;
}

/**
 * Removes all passkeys of the account of a name (its key) and ends its sessions, at a second UTC. An account without
 * passkeys is unchanged (`removed` 0); null when there is no such account.
 */
export async function removePasskeysOf(
  db: Database,
  userKey: string,
  at: number,
): Promise<{ readonly userId: number; readonly removed: number } | null> {
  const account = "(SELECT id FROM users WHERE user_key = ?1)";
  const hasPasskeys = "EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)";
  const ofAccount = (more = "") => ({
    sql: `SELECT id, ?4 FROM users u WHERE user_key = ?5 AND ${hasPasskeys} ${more}`,
    values: [userKey],
  });
  const withSessions = ofAccount("AND EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id)");
  const ended = `DELETE FROM sessions WHERE user_id = (SELECT id FROM users u WHERE user_key = ?1 AND ${hasPasskeys})`;
  const [, , found, , removed] = await db.batch<{ readonly id: number }>([
    addEvent(db, "passkey_removed", byOperator(at), ofAccount()),
    addEvent(db, "sessions_ended", byOperator(at), withSessions),
    db.prepare("SELECT id FROM users WHERE user_key = ?1").bind(userKey),
    // Must run before the passkeys are deleted.
    db.prepare(ended).bind(userKey),
    db.prepare(`DELETE FROM passkeys WHERE user_id = ${account} RETURNING id`).bind(userKey),
  ]);
  const user = found?.results[0];
  return user ? { userId: user.id, removed: removed?.results.length ?? 0 } : null;
}
