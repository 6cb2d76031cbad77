import type { Database, SqlValue } from "#origin/db/database.ts";
import { MOST_PASSKEYS } from "#shared/account/passkey.table.ts";
import type { StoredPasskey } from "./passkey.queries.ts";

/** Writes of passkeys. Moments are seconds UTC. */

async function hasWritten(db: Database, sql: string, values: readonly SqlValue[]): Promise<boolean> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all();
  return results.length > 0;
}

/** Remembers a challenge until it expires; false when it was handed in before. */
export const spendChallenge = (db: Database, key: string, until: number): Promise<boolean> =>
  hasWritten(db, "INSERT OR IGNORE INTO used_challenges (key, until) VALUES (?1, ?2) RETURNING key", [
    key,
    until,
  ]);

type NewPasskey = Omit<StoredPasskey, "id" | "used_at" | "refused_at">;

const ADD = `INSERT OR IGNORE INTO passkeys
  (user_id, credential_id, public_key, user_handle, counter, transports, backed_up, name, created_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
  WHERE (SELECT count(*) FROM passkeys WHERE user_id = ?1) < ${MOST_PASSKEYS} RETURNING id`;

/** Adds a passkey; false when somebody has it, or the account as many as it may. */
export const addPasskey = (db: Database, key: NewPasskey): Promise<boolean> =>
  hasWritten(db, ADD, [
    ...[key.user_id, key.credential_id, key.public_key, key.user_handle, key.counter, key.transports],
    ...[key.backed_up, key.name, key.created_at],
  ]);

/** What a log-in says of a passkey. */
interface Use extends Pick<StoredPasskey, "id" | "counter" | "backed_up"> {
  readonly at: number;
}

/** Authenticators that count nothing say 0 (WebAuthn Level 3, section 7.2, step 22). In one statement: of two uses at once one is late. */
const USE = `UPDATE passkeys SET counter = ?2, backed_up = ?3, used_at = ?4
  WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0)) RETURNING id`;

/** Writes that a passkey was used; false when its counter has not gone on. */
export const writeUse = (db: Database, { id, counter, backed_up, at }: Use): Promise<boolean> =>
  hasWritten(db, USE, [id, counter, backed_up, at]);

/** Writes that a passkey was refused because its counter went back. */
export const writeRefusal = (db: Database, id: number, at: number): Promise<boolean> =>
  hasWritten(db, "UPDATE passkeys SET refused_at = ?2 WHERE id = ?1 RETURNING id", [id, at]);

/** Names a reader's passkey; false when they have none of that id. */
export const namePasskey = (db: Database, userId: number, id: number, name: string): Promise<boolean> =>
  hasWritten(db, "UPDATE passkeys SET name = ?3 WHERE user_id = ?1 AND id = ?2 RETURNING id", [
    userId,
    id,
    name,
  ]);

/**
 * Removes a reader's passkey, the last one only where that is allowed; false when they have none of that id, or it is the
 * last. In one statement: of two that are removed at once one stays.
 */
export const removePasskey = (
  db: Database,
  { userId, id, mayBeLast }: { readonly userId: number; readonly id: number; readonly mayBeLast: boolean },
): Promise<boolean> =>
  hasWritten(
    db,
    `DELETE FROM passkeys WHERE user_id = ?1 AND id = ?2
      AND (?3 = 1 OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?1 AND id <> ?2)) RETURNING id`,
    [userId, id, mayBeLast ? 1 : 0],
  );

/** Removes all passkeys of the account of a name (its key) and ends its sessions; null when there is no such account. */
export async function removePasskeysOf(
  db: Database,
  userKey: string,
): Promise<{ readonly userId: number; readonly removed: number } | null> {
  const account = "(SELECT id FROM users WHERE user_key = ?1)";
  const [found, removed] = await db.batch([
    db.prepare("SELECT id FROM users WHERE user_key = ?1").bind(userKey),
    db.prepare(`DELETE FROM passkeys WHERE user_id = ${account} RETURNING id`).bind(userKey),
    db.prepare(`DELETE FROM sessions WHERE user_id = ${account}`).bind(userKey),
  ]);
  const user = found?.results[0] as { readonly id: number } | undefined;
  return user ? { userId: user.id, removed: removed?.results.length ?? 0 } : null;
}
