import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Pictures of providers that are copied to our storage: the logo of a competition, team, player or coach that is on
 * another host. Moments are milliseconds UTC.
 */
export const provider_pictures = sqliteTable(
  "provider_pictures",
  {
    kind: text().$type<"competitions" | "teams" | "players" | "coaches">().notNull(),
    entity_id: integer().notNull(),
    /** The source that sent the address: only its own hosts are asked. */
    source: text().notNull(),
    url: text().notNull(),
    /** Key of the stored copy; null without one. */
    key: text(),
    /** Key of the copy before it, which cached pages may still show. */
    former_key: text(),
    etag: text(),
    /** Failures in a row. */
    tries: integer().notNull(),
    next_at: integer().notNull(),
    checked_at: integer(),
    /** Why the last try failed. */
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.entity_id] }),
    index("provider_pictures_by_time").on(table.next_at),
    index("provider_pictures_by_key").on(table.key),
  ],
);
