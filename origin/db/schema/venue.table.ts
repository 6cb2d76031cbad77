import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CountryId, VenueId } from "#shared/match/index.ts";
import { countries } from "./country.table.ts";

export const venues = sqliteTable("venues", {
  id: integer().$type<VenueId>().primaryKey(),
  name: text().notNull(),
  city: text(),
  country_id: integer()
    .$type<CountryId>()
    .references(() => countries.id),
  capacity: integer(),
});
