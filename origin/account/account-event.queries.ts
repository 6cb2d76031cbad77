import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { account_events } from "#origin/db/schema/account.table.ts";

/** Reads of what happened to accounts. */

export type StoredEvent = RowOf<typeof account_events>;

/** Events of reader `?1` before number `?2`, the newest `?3` of them. */
export const eventsOfUser: Query<StoredEvent> = query(
  "SELECT * FROM account_events WHERE user_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3",
);
