import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { COMPETITION_KINDS } from "#shared/competition/index.ts";
import type { CompetitionId, CountryId } from "#shared/match/index.ts";
import { countries } from "./country.table.ts";

export const competitions = sqliteTable(
  "competitions",
  {
    id: integer().$type<CompetitionId>().primaryKey(),
    name: text().notNull(),
    short_name: text(),
    translations: text(),
    logo: text(),
    /** Path of our copy of the logo where that is on another host; null until it is fetched. */
    picture: text(),
    hot: integer().notNull(),
    kind: text().$type<(typeof COMPETITION_KINDS)[number]>().notNull(),
    country_id: integer()
      .$type<CountryId>()
      .notNull()
      .references(() => countries.id),
  },
  (table) => [
    index("competitions_by_heat").on(table.hot, table.name),
    index("competitions_by_country").on(table.country_id, table.hot),
  ],
);
