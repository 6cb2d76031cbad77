import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ContinentId } from "#shared/competition/index.ts";
import type { CountryId } from "#shared/match/index.ts";

/** Columns are named as in SQL and use SQLite's own types, so that row types match query results. */
export const countries = sqliteTable("countries", {
  id: integer().$type<CountryId>().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  /** JSON of `Translations` (shared/match), or null. */
  translations: text(),
  continent: text().$type<ContinentId>().notNull().default("world"),
});
