import { type Query, query } from "#origin/db/database.ts";
import type { countries } from "#origin/db/schema/country.table.ts";

type CountryRow = Omit<typeof countries.$inferSelect, "continent">;

/** Countries with competitions, teams or players. A small table, read whole; each check uses an index. */
export const countriesInUse: Query<CountryRow> = query(`SELECT id, code, name, translations FROM countries
  WHERE EXISTS (SELECT 1 FROM competitions WHERE country_id = countries.id)
    OR EXISTS (SELECT 1 FROM teams WHERE country_id = countries.id)
    OR EXISTS (SELECT 1 FROM players WHERE country_id = countries.id)`);
