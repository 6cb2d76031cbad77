import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { passkeys } from "#origin/db/schema/passkey.table.ts";
import type { UserRow } from "../account.queries.ts";

/** Reads of passkeys. */

export type StoredPasskey = RowOf<typeof passkeys>;

/** The passkey of a credential id `?1`. */
export const passkeyByCredential: Query<StoredPasskey> = query(
  "SELECT * FROM passkeys WHERE credential_id = ?1",
);

/** Whose passkey it is. */
export const userByCredential: Query<UserRow> = query(
  "SELECT * FROM users WHERE id = (SELECT user_id FROM passkeys WHERE credential_id = ?1)",
);

/** The passkeys of reader `?1`, the oldest first. */
export const passkeysOfUser: Query<StoredPasskey> = query(
  "SELECT * FROM passkeys WHERE user_id = ?1 ORDER BY id",
);
