import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TeamId } from "#shared/match/index.ts";
import { countries } from "./country.table.ts";

export const teams = sqliteTable("teams", {
  id: integer().$type<TeamId>().primaryKey(),
  name: text().notNull(),
  short_name: text(),
  logo: text(),
  country_id: integer()
    .notNull()
    .references(() => countries.id),
  /** 1 for a country's selection, 0 for a club. */
  national: integer().notNull(),
});
