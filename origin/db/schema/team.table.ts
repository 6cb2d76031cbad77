import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CountryId, TeamId, VenueId } from "#shared/match/index.ts";
import { countries } from "./country.table.ts";
import { venues } from "./venue.table.ts";

export const teams = sqliteTable(
  "teams",
  {
    id: integer().$type<TeamId>().primaryKey(),
    name: text().notNull(),
    short_name: text(),
    translations: text(),
    logo: text(),
    /** Path of our copy of the logo where that is on another host; null until it is fetched. */
    picture: text(),
    country_id: integer()
      .$type<CountryId>()
      .notNull()
      .references(() => countries.id),
    /** 1 for a country's selection, 0 for a club. */
    national: integer().notNull(),
    /** Year. */
    founded: integer(),
    website: text(),
    venue_id: integer()
      .$type<VenueId>()
      .references(() => venues.id),
  },
  (table) => [index("teams_by_name").on(table.name), index("teams_by_country").on(table.country_id)],
);
