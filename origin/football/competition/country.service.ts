import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { CountryRef } from "#shared/match/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { toCountryRef } from "../ref.mapping.ts";
import { countriesInUse } from "./country.queries.ts";

/** Countries in locale order: Áo before Brazil. */
export async function listCountries(db: Database): Promise<{ countries: CountryRef[] }> {
  const [rows] = await readAll(db, bindQuery(countriesInUse));
  const countries = rows.map(toCountryRef);
  return { countries: countries.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id) };
}
