import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { reader_favourites, reader_settings } from "#origin/db/schema/reader-state.table.ts";

/** Queries of favourites and settings. */

export type FavouriteRow = Omit<RowOf<typeof reader_favourites>, "user_id">;
export type SettingRow = Omit<RowOf<typeof reader_settings>, "user_id">;

/** Entries of reader `?1` that expire after `?2` (seconds UTC). */
export const favouritesOfReader: Query<FavouriteRow> = query(
  `SELECT kind, thing_id, followed_at, removed_at, expires_at, match_time, name FROM reader_favourites
  WHERE user_id = ?1 AND expires_at > ?2 ORDER BY kind, thing_id`,
);

export const settingsOfReader: Query<SettingRow> = query(
  "SELECT key, value, changed_at_ms FROM reader_settings WHERE user_id = ?1 ORDER BY key",
);
