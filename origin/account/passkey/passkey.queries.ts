import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { passkeys } from "#origin/db/schema/passkey.table.ts";
import type { UserRow } from "../account.queries.ts";

/** Queries of passkeys. */

export type StoredPasskey = RowOf<typeof passkeys>;

/** The passkey with credential id `?1`. */
export const passkeyByCredential: Query<StoredPasskey> = query(
  "SELECT * FROM passkeys WHERE credential_id = ?1",
);

/** Account of the passkey. */
export const userByCredential: Query<UserRow> = query(
  "SELECT * FROM users WHERE id = (SELECT user_id FROM passkeys WHERE credential_id = ?1)",
);

/** The passkeys of reader `?1`, oldest first. */
export const passkeysOfUser: Query<StoredPasskey> = query(
  "SELECT * FROM passkeys WHERE user_id = ?1 ORDER BY id",
);
