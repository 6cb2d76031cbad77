import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Number of players, teams and coaches per country (0: none known), kept by triggers: a list's total would otherwise
 * scan an index of half a million rows.
 */
export const people_counts = sqliteTable(
  "people_counts",
  {
    kind: text().$type<"player" | "team" | "coach">().notNull(),
    country_id: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.country_id] })],
);
