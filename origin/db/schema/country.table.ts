import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Columns are named as in SQL and hold SQLite's own types, so that a row's type is true to what a query gives. */
export const countries = sqliteTable("countries", {
  id: integer().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
});
