import type { Database, Statement } from "#origin/db/database.ts";
import type { Reader } from "#origin/http/answer.ts";
import type { AccountEventKind } from "#shared/account/account-event.table.ts";
import type { UserRow } from "./account.queries.ts";
import { addEvent, type ChangedBy, dropOldEvents } from "./account-event.store.ts";
import { endResetLinks } from "./mail/mail.store.ts";
import type { StoredSession } from "./session.queries.ts";
import { IS_PROVEN } from "./session.sql.ts";

/** Writes of sessions. */

/** Limit of sessions per account; the least recently used are dropped. */
const MOST_SESSIONS = 30;

/** Only while the password is still the one that was checked: changing it ends earlier sessions. */
const NEW_SESSION = `INSERT INTO sessions (user_id, token_hash, remember, user_agent, created_at, seen_at, expires_at, passkey_at)
  SELECT id, ?3, ?4, ?5, ?6, ?6, ?7, ?8 FROM users WHERE id = ?1 AND password_hash = ?2 RETURNING id`;
const MAKE_ROOM = `DELETE FROM sessions WHERE user_id = ?1 AND id NOT IN
  (SELECT id FROM sessions WHERE user_id = ?1 ORDER BY seen_at DESC, id DESC LIMIT ${MOST_SESSIONS})`;

type NewSession = Omit<StoredSession, "id" | "user_id" | "seen_at">;

const END_BY_TOKEN = "DELETE FROM sessions WHERE token_hash = ?1 RETURNING user_id";
/** A refused log-in ends no session. */
const REPLACE = `DELETE FROM sessions WHERE token_hash = ?1
  AND EXISTS (SELECT 1 FROM sessions WHERE token_hash = ?2) RETURNING user_id`;
type Ended = Pick<StoredSession, "user_id">;

/** How a reader logged in. */
export type LogInEvent = Extract<
  AccountEventKind,
  "new_login" | "passkey_login" | "google_login" | "zalo_login"
>;

interface Beginning {
  /** Token hash of the browser's previous session; null without one. */
  readonly replacedHash: string | null;
  /** Event detail of the log-in; null for a new account, whose registration is an event of its own. */
  readonly event: LogInEvent | null;
}

/**
 * Adds a session with its event, and ends the browser's previous one; does neither when the password has changed
 * meanwhile (`isAdded` is false). `endedOf` is the account of the session that ended.
 */
export async function addSession(
  db: Database,
  user: Pick<UserRow, "id" | "password_hash">,
  session: NewSession,
  { replacedHash, event }: Beginning,
): Promise<{ readonly isAdded: boolean; readonly endedOf: number | null }> {
  const { token_hash, remember, user_agent, created_at, expires_at, passkey_at } = session;
  const values = [
    ...[user.id, user.password_hash, token_hash, remember, user_agent, created_at, expires_at],
    passkey_at,
  ];
  const [added, ended] = await db.batch<Ended>([
    db.prepare(NEW_SESSION).bind(...values),
    db.prepare(REPLACE).bind(replacedHash, token_hash),
    db.prepare(MAKE_ROOM).bind(user.id),
    ...(event === null
      ? []
      : [
          addEvent(
            db,
            event,
            { sessionId: null, userAgent: user_agent, at: created_at },
            { sql: "SELECT user_id, id FROM sessions WHERE token_hash = ?5", values: [token_hash] },
          ),
          dropOldEvents(db, user.id),
        ]),
  ]);
  return { isAdded: (added?.results.length ?? 0) > 0, endedOf: ended?.results[0]?.user_id ?? null };
}

/** Records a use of a session and its new expiry; moments in seconds UTC. */
export async function prolongSession(
  db: Database,
  { id, seen_at, expires_at }: Pick<StoredSession, "id" | "seen_at" | "expires_at">,
): Promise<void> {
  const sql = "UPDATE sessions SET seen_at = ?2, expires_at = ?3 WHERE id = ?1";
  await db.batch([db.prepare(sql).bind(id, seen_at, expires_at)]);
}

/** Ends the session with a token hash, and returns its account's id; null when there is no such session. */
export async function endSessionOfToken(db: Database, tokenHash: string): Promise<number | null> {
  const { results } = await db.prepare(END_BY_TOKEN).bind(tokenHash).all<Ended>();
  return results[0]?.user_id ?? null;
}

/** Ends one session of a reader; false for an unknown id or another reader's session. */
export async function endSession(db: Database, reader: Reader, id: number, by: ChangedBy): Promise<boolean> {
  const sql = "DELETE FROM sessions WHERE user_id = ?1 AND id = ?2 RETURNING id";
  // Records the browser of the ended session, unless it is the current one.
  const insertEvent = `INSERT INTO account_events (kind, user_agent, at, user_id, session_id, ended_agent)
    SELECT 'session_ended', ?1, ?2, user_id, ?3, user_agent FROM sessions
    WHERE user_id = ?4 AND id = ?5 AND id <> ?6`;
  const [, ended] = await db.batch([
    db.prepare(insertEvent).bind(by.userAgent, by.at, by.sessionId, reader.id, id, reader.sessionId),
    db.prepare(sql).bind(reader.id, id),
    dropOldEvents(db, reader.id),
  ]);
  return (ended?.results.length ?? 0) > 0;
}

/** Ends all sessions of a reader but the current one. */
export async function endOtherSessions(db: Database, reader: Reader, by: ChangedBy): Promise<void> {
  await db.batch([
    addEvent(db, "sessions_ended", by, {
      sql: "SELECT ?5, ?4 WHERE EXISTS (SELECT 1 FROM sessions WHERE user_id = ?5 AND id <> ?6)",
      values: [reader.id, reader.sessionId],
    }),
    db.prepare("DELETE FROM sessions WHERE user_id = ?1 AND id <> ?2").bind(reader.id, reader.sessionId),
  ]);
}

/**
 * Ends the sessions of an account that are too weak for its role and passkeys, and returns their ids. Put it in the
 * transaction that changes either.
 */
export const endUnproven = (
  db: Database,
  account: { readonly id: number } | { readonly userKey: string },
): Statement => {
  const [column, value] = "id" in account ? ["id", account.id] : ["user_key", account.userKey];
  const sql = `DELETE FROM sessions WHERE id IN (SELECT s.id FROM users u JOIN sessions s ON s.user_id = u.id
    WHERE u.${column} = ?1 AND NOT ${IS_PROVEN}) RETURNING id`;
  return db.prepare(sql).bind(value);
};

/** A new password, and the token under which the current session continues. */
export interface PasswordChange {
  readonly sessionId: number;
  readonly userAgent: string | null;
  readonly password_hash: string;
  readonly token_hash: string;
  /** Seconds UTC. */
  readonly at: number;
}

/**
 * Changes a password, ends every other session and all reset links, and renames this session; false when the password
 * was changed concurrently.
 */
export async function changePassword(
  db: Database,
  user: Pick<UserRow, "id" | "password_hash">,
  { sessionId, userAgent, password_hash, token_hash, at }: PasswordChange,
): Promise<boolean> {
  const set = `UPDATE users SET password_hash = ?3, password_at = ?4
    WHERE id = ?1 AND password_hash = ?2 RETURNING id`;
  // The following statements apply only if the new password was written.
  const held = "(SELECT id FROM users WHERE id = ?1 AND password_hash = ?2)";
  const [changed] = await db.batch([
    db.prepare(set).bind(user.id, user.password_hash, password_hash, at),
    db
      .prepare(`DELETE FROM sessions WHERE user_id = ${held} AND id <> ?3`)
      .bind(user.id, password_hash, sessionId),
    db
      .prepare(`UPDATE sessions SET token_hash = ?4 WHERE user_id = ${held} AND id = ?3`)
      .bind(user.id, password_hash, sessionId, token_hash),
    addEvent(
      db,
      "password_changed",
      { sessionId, userAgent, at },
      {
        sql: "SELECT id, ?4 FROM users WHERE id = ?5 AND password_hash = ?6",
        values: [user.id, password_hash],
      },
    ),
    ...endResetLinks(db, user.id, password_hash),
    dropOldEvents(db, user.id),
  ]);
  return (changed?.results.length ?? 0) > 0;
}
