import type { Database, Statement } from "#origin/db/database.ts";
import type { IdentityProvider } from "#shared/account/identity.table.ts";
import type { UserRow } from "../account.queries.ts";
import { addEvent, type ChangedBy } from "../account-event.store.ts";
import { hasPasswordSql } from "../password-hash.ts";
import type { StoredLogin } from "./identity.queries.ts";

/** Writes of linked log-ins. Moments are seconds UTC. */

type NewLogin = Pick<StoredLogin, "provider" | "subject" | "name">;
type NewUser = Pick<
  UserRow,
  | "user_name"
  | "user_key"
  | "nick_name"
  | "nick_key"
  | "email"
  | "email_key"
  | "email_verified_at"
  | "password_hash"
>;

/**
 * Adds an account of another site's account, with its link. Null if a name is taken, or if the subject was linked
 * meanwhile.
 */
export async function addLinkedUser(
  db: Database,
  user: NewUser,
  login: NewLogin,
  { userAgent, at }: Omit<ChangedBy, "sessionId">,
): Promise<UserRow | null> {
  const add = `INSERT OR IGNORE INTO users
    (user_name, user_key, nick_name, nick_key, email, email_key, email_verified_at, role, password_hash, created_at, password_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'reader', ?8, ?9, ?9
    WHERE NOT EXISTS (SELECT 1 FROM linked_logins WHERE provider = ?10 AND subject = ?11) RETURNING *`;
  const link = `INSERT INTO linked_logins (user_id, provider, subject, name, created_at, used_at)
    SELECT id, ?3, ?4, ?5, ?6, ?6 FROM users WHERE user_key = ?1 AND password_hash = ?2`;
  const { user_name, user_key, nick_name, nick_key, email, email_key, email_verified_at, password_hash } =
    user;
  const { provider, subject, name } = login;
  const names = [user_name, user_key, nick_name, nick_key, email, email_key, email_verified_at];
  const [added] = await db.batch<UserRow>([
    db.prepare(add).bind(...names, password_hash, at, provider, subject),
    db.prepare(link).bind(user_key, password_hash, provider, subject, name, at),
    addEvent(
      db,
      "registered",
      { sessionId: null, userAgent, at },
      {
        sql: "SELECT id, ?4 FROM users WHERE user_key = ?5 AND password_hash = ?6",
        values: [user_key, password_hash],
      },
    ),
  ]);
  return added?.results[0] ?? null;
}

/** Links a log-in while the session that asked exists; false if the subject or the reader's provider is linked already. */
export async function addLogin(
  db: Database,
  userId: number,
  { provider, subject, name }: NewLogin,
  by: ChangedBy,
): Promise<boolean> {
  const add = `INSERT OR IGNORE INTO linked_logins (user_id, provider, subject, name, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM sessions WHERE id = ?6 AND user_id = ?1) RETURNING id`;
  const [added] = await db.batch([
    db.prepare(add).bind(userId, provider, subject, name, by.at, by.sessionId),
    addEvent(db, "login_linked", by, {
      sql: "SELECT ?5, ?4 WHERE changes() > 0",
      values: [userId],
    }),
  ]);
  return (added?.results.length ?? 0) > 0;
}

/** Records a log-in. */
export const writeLoginUse = (db: Database, id: number, at: number): Promise<unknown> =>
  db.batch([db.prepare("UPDATE linked_logins SET used_at = ?2 WHERE id = ?1").bind(id, at)]);

/** Condition that reader `?1` can log in without a log-in of provider `?2`. */
const HAS_ANOTHER_WAY = `(EXISTS (SELECT 1 FROM users WHERE id = ?1 AND ${hasPasswordSql("password_hash")})
  OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ?1)
  OR EXISTS (SELECT 1 FROM linked_logins WHERE user_id = ?1 AND provider <> ?2))`;

/** Unlinks a log-in, unless it is the only way to log in; false if nothing was unlinked. */
export async function removeLogin(
  db: Database,
  userId: number,
  provider: IdentityProvider,
  by: ChangedBy,
): Promise<boolean> {
  const remove = `DELETE FROM linked_logins WHERE user_id = ?1 AND provider = ?2 AND ${HAS_ANOTHER_WAY} RETURNING id`;
  const [removed] = await db.batch([
    db.prepare(remove).bind(userId, provider),
    addEvent(db, "login_unlinked", by, { sql: "SELECT ?5, ?4 WHERE changes() > 0", values: [userId] }),
  ]);
  return (removed?.results.length ?? 0) > 0;
}

/**
 * Unlinks all log-ins of an account with a new password, with an event: an intruder may have linked them. `held` selects
 * the account (parameters `?1` and `?2`).
 */
export const endLogins = (
  db: Database,
  [userId, passwordHash]: readonly [number, string],
  by: ChangedBy,
): Statement[] => [
  addEvent(db, "login_unlinked", by, {
    sql: `SELECT id, ?4 FROM users u WHERE id = ?5 AND password_hash = ?6
      AND EXISTS (SELECT 1 FROM linked_logins WHERE user_id = u.id)`,
    values: [userId, passwordHash],
  }),
  db
    .prepare(
      "DELETE FROM linked_logins WHERE user_id = (SELECT id FROM users WHERE id = ?1 AND password_hash = ?2)",
    )
    .bind(userId, passwordHash),
];
