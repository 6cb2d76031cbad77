import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { linked_logins } from "#origin/db/schema/identity.table.ts";
import type { UserRow } from "../account.queries.ts";

/** Queries of linked log-ins. */

export type StoredLogin = RowOf<typeof linked_logins>;

/** The account that subject `?2` of provider `?1` logs in to. */
export const userBySubject: Query<UserRow> = query(
  "SELECT * FROM users WHERE id = (SELECT user_id FROM linked_logins WHERE provider = ?1 AND subject = ?2)",
);

export const loginBySubject: Query<StoredLogin> = query(
  "SELECT * FROM linked_logins WHERE provider = ?1 AND subject = ?2",
);

/** The linked log-ins of reader `?1`, oldest first. */
export const loginsOfUser: Query<StoredLogin> = query(
  "SELECT * FROM linked_logins WHERE user_id = ?1 ORDER BY id",
);

/** Owner of an e-mail as a log-in name. */
export const userByEmail: Query<UserRow> = query("SELECT * FROM users WHERE email_key = ?1");
