import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * How many players, teams and coaches each country has (0: none is known), kept by triggers: a page of a list says
 * its total without walking an index of half a million rows.
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
