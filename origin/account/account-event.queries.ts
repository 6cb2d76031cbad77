import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { account_events } from "#origin/db/schema/account.table.ts";

/** Queries of account events. */

export type StoredEvent = RowOf<typeof account_events>;

/** The newest `?3` events of reader `?1` with an id below `?2`. */
export const eventsOfUser: Query<StoredEvent> = query(
  "SELECT * FROM account_events WHERE user_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3",
);
