import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { users } from "./account.table.ts";

/** Favourites, stored with the account in the browser's format, tombstones included (decision 014). */
export const reader_favourites = sqliteTable(
  "reader_favourites",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<FavouriteKind>().notNull(),
    thing_id: integer().notNull(),
    followed_at: integer().notNull(),
    removed_at: integer(),
    expires_at: integer().notNull(),
    match_time: integer(),
    name: text(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind, table.thing_id] }),
    index("reader_favourites_by_end").on(table.expires_at),
  ],
);

/** Reader settings, one row each; last write wins. */
export const reader_settings = sqliteTable(
  "reader_settings",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** JSON; `null` for the default. */
    value: text().notNull(),
    /** Time of the choice by the browser's clock, milliseconds UTC. */
    changed_at_ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);
