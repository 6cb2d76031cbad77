import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { account_events, brand_codes, role_changes, users } from "#origin/db/schema/account.table.ts";

/** Queries of accounts and their events. */

export type UserRow = RowOf<typeof users>;

export const userById: Query<UserRow> = query("SELECT * FROM users WHERE id = ?1");

/**
 * Account that a log-in name refers to: account name `?1`, else e-mail `?2`, else nickname `?1`. A nickname cannot
 * equal another's account name, but it can look like an e-mail address.
 */
export const userByLogin: Query<UserRow> = query(`SELECT * FROM users
  WHERE user_key = ?1 OR email_key = ?2 OR nick_key = ?1
  ORDER BY user_key = ?1 DESC, email_key IS ?2 DESC LIMIT 1`);

/** Which of an account's names are taken by an account other than `?5` (0 for a new one). */
export interface TakenRow {
  readonly user_name: number;
  readonly nick_name: number;
  readonly email: number;
  readonly phone: number;
}

/** An account name must not equal another's nickname, nor the reverse, to prevent impersonation. */
export const takenNames: Query<TakenRow> = query(`SELECT
  EXISTS (SELECT 1 FROM users WHERE (user_key = ?1 OR nick_key = ?1) AND id <> ?5) AS user_name,
  EXISTS (SELECT 1 FROM users WHERE (nick_key = ?2 OR user_key = ?2) AND id <> ?5) AS nick_name,
  EXISTS (SELECT 1 FROM users WHERE email_key = ?3 AND id <> ?5) AS email,
  EXISTS (SELECT 1 FROM users WHERE phone = ?4 AND id <> ?5) AS phone`);

/** The newest `?2` role changes with an id below `?1`, with the account's name if it still exists. */
export const roleChangesBefore: Query<RowOf<typeof role_changes> & { readonly user_name: string | null }> =
  query(`SELECT c.*, u.user_name FROM role_changes c LEFT JOIN users u ON u.id = c.user_id
  WHERE c.id < ?1 ORDER BY c.id DESC LIMIT ?2`);

export const brandCodeByKey: Query<Pick<RowOf<typeof brand_codes>, "code">> = query(
  "SELECT code FROM brand_codes WHERE code_key = ?1",
);

export type StoredEvent = RowOf<typeof account_events>;

/** The newest `?3` events of reader `?1` with an id below `?2`. */
export const eventsOfUser: Query<StoredEvent> = query(
  "SELECT * FROM account_events WHERE user_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3",
);
