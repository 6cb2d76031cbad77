import type { Database, SqlValue, Statement } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { role_changes } from "#origin/db/schema/account.table.ts";
import type { UserRow } from "./account.queries.ts";
import { addEvent, byOperator, type ChangedBy } from "./account-event.store.ts";
import { endUnproven } from "./session.store.ts";

/**
 * Writes of accounts. The unique indexes decide races: of two readers who want one name at once, one gets a conflict.
 */

type NewUser = Omit<UserRow, "id" | "full_name" | "avatar" | "email_verified_at">;

const NEW_USER = `INSERT OR IGNORE INTO users
  (user_name, user_key, nick_name, nick_key, email, email_key, phone, brand_code, role, password_hash, created_at, password_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) RETURNING *`;
/**
 * `?6` is the key of the e-mail, `?8` the log-in key of a changed e-mail: the same key, or null until it is verified.
 */
const INFO = `UPDATE OR IGNORE users SET full_name = ?2, nick_name = ?3, nick_key = ?4, email = ?5, phone = ?7,
  email_key = CASE WHEN lower(email) IS ?6 THEN coalesce(email_key, ?8) ELSE ?8 END,
  email_verified_at = CASE WHEN lower(email) IS ?6 THEN email_verified_at END
  WHERE id = ?1 RETURNING *`;

/** Runs a statement that returns whole account rows, with the statements of its event; returns the first row. */
async function firstRow(
  db: Database,
  sql: string,
  values: readonly SqlValue[],
  events: readonly Statement[],
): Promise<UserRow | null> {
  const [written] = await db.batch<UserRow>([db.prepare(sql).bind(...values), ...events]);
  return written?.results[0] ?? null;
}

/** Inserts an account created in a browser; null when one of its names is taken. */
export function addUser(db: Database, user: NewUser, userAgent: string | null): Promise<UserRow | null> {
  const values = [
    ...[user.user_name, user.user_key, user.nick_name, user.nick_key, user.email, user.email_key],
    ...[user.phone, user.brand_code, user.role, user.password_hash, user.created_at, user.password_at],
  ];
  // The hash identifies the account: it is salted, so no other account has the same one.
  const added = {
    sql: "SELECT id, ?4 FROM users WHERE user_key = ?5 AND password_hash = ?6",
    values: [user.user_key, user.password_hash],
  };
  const by = { sessionId: null, userAgent, at: user.created_at };
  return firstRow(db, NEW_USER, values, [addEvent(db, "registered", by, added)]);
}

type Info = Pick<UserRow, "id" | "full_name" | "nick_name" | "nick_key" | "email" | "email_key" | "phone">;

/**
 * Updates the account fields that a reader edits; null when one of the names is taken. With `needsVerification` a
 * changed e-mail is not a log-in name until verified.
 */
export function writeInfo(
  db: Database,
  info: Info,
  {
    stored,
    by,
    needsVerification,
  }: { readonly stored: UserRow; readonly by: ChangedBy; readonly needsVerification: boolean },
): Promise<UserRow | null> {
  const values = [
    ...[info.id, info.full_name, info.nick_name, info.nick_key, info.email, info.email_key, info.phone],
    needsVerification ? null : info.email_key,
  ];
  const changed = (["email", "phone"] as const).filter((column) => info[column] !== stored[column]);
  const events = changed.map((column) =>
    addEvent(db, `${column}_changed`, by, {
      sql: `SELECT id, ?4 FROM users WHERE id = ?5 AND ${column} IS ?6`,
      values: [info.id, info[column]],
    }),
  );
  return firstRow(db, INFO, values, events);
}

/** Replaces the hash of an unchanged password (rehash), unless the password was changed meanwhile. */
export async function replaceHash(
  db: Database,
  user: Pick<UserRow, "id" | "password_hash">,
  hash: string,
): Promise<void> {
  const sql = "UPDATE users SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2";
  await db.batch([db.prepare(sql).bind(user.id, user.password_hash, hash)]);
}

/**
 * Sets another picture; returns the account with the new and the previous picture key, null when there is no account.
 */
export async function swapAvatar(
  db: Database,
  userId: number,
  avatar: string | null,
): Promise<{ readonly user: UserRow; readonly before: string | null } | null> {
  const [old, changed] = await db.batch<UserRow>([
    db.prepare("SELECT * FROM users WHERE id = ?1").bind(userId),
    db.prepare("UPDATE users SET avatar = ?2 WHERE id = ?1 RETURNING *").bind(userId, avatar),
  ]);
  const before = old?.results[0];
  const user = changed?.results[0];
  return before && user ? { user, before: before.avatar } : null;
}

/**
 * Deletes an account with its sessions, after the personal data of other modules. Returns the picture key at deletion,
 * which may be newer than an earlier read; null without a picture.
 */
export async function deleteUser(
  db: Database,
  userId: number,
  removals: readonly Statement[],
): Promise<string | null> {
  const results = await db.batch<Pick<UserRow, "avatar">>([
    ...removals,
    db.prepare("DELETE FROM sessions WHERE user_id = ?1").bind(userId),
    db.prepare("DELETE FROM users WHERE id = ?1 RETURNING avatar").bind(userId),
  ]);
  return results.at(-1)?.results[0]?.avatar ?? null;
}

/** A role that was assigned, and the previous one. */
export type RoleChange = Pick<RowOf<typeof role_changes>, "user_id" | "role_before" | "role">;

/**
 * Assigns a role to the account of a name (its key), records the change (seconds UTC), and ends the sessions that are
 * too weak for the role. `change` is null where the account has that role already, `isThere` false where there is no
 * account.
 */
export async function writeRole(
  db: Database,
  { userKey, role, at }: { readonly userKey: string; readonly role: UserRow["role"]; readonly at: number },
): Promise<{ readonly isThere: boolean; readonly change: RoleChange | null }> {
  const note = `INSERT INTO role_changes (user_id, role_before, role, at)
    SELECT id, role, ?2, ?3 FROM users WHERE user_key = ?1 AND role <> ?2 RETURNING user_id, role_before, role`;
  const sql = "UPDATE users SET role = ?2 WHERE user_key = ?1 RETURNING id";
  const changed = {
    sql: "SELECT id, ?4 FROM users WHERE user_key = ?5 AND role <> ?6",
    values: [userKey, role],
  };
  const [, noted, written] = await db.batch<RoleChange>([
    addEvent(db, "role_changed", byOperator(at), changed),
    db.prepare(note).bind(userKey, role, at),
    db.prepare(sql).bind(userKey, role),
    endUnproven(db, { userKey }),
  ]);
  return { isThere: (written?.results.length ?? 0) > 0, change: noted?.results[0] ?? null };
}

/** Inserts brand codes by key; existing ones are unchanged. */
export async function addBrandCodes(
  db: Database,
  codes: ReadonlyMap<string, string>,
  at: number,
): Promise<void> {
  const sql = `INSERT INTO brand_codes (code_key, code, created_at)
    SELECT value ->> 0, value ->> 1, ?2 FROM json_each(?1) WHERE true ON CONFLICT (code_key) DO NOTHING`;
  await db.batch([db.prepare(sql).bind(JSON.stringify([...codes]), at)]);
}
