import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { users } from "./account.table.ts";

/** What readers follow, kept with their accounts: entries as browsers keep them, marks of deletions included (decision 014). */
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

/** What readers have chosen for themselves, a row a setting: the later choice of one wins. */
export const reader_settings = sqliteTable(
  "reader_settings",
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** JSON; `null` for the default. */
    value: text().notNull(),
    /** When it was chosen, milliseconds UTC of the browser's clock. */
    changed_at_ms: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);
