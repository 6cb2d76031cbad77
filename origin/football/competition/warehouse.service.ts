import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { CONTINENTS, type Continent, type ContinentId } from "#shared/competition/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { countryOf, toCompetitionBrief } from "./competition.mapping.ts";
import { allCompetitions, type CompetitionRow } from "./competition.queries.ts";

/** Code of the pseudo-country of international competitions (`CountryRef`, shared/match). */
const BETWEEN_COUNTRIES = "INT";

/** A continent with its rows: international ones, then by country name. */
function toContinent(id: ContinentId, rows: readonly CompetitionRow[]): Continent {
  const own = rows.filter((row) => row.country_code === BETWEEN_COUNTRIES);
  const others = rows.filter((row) => row.country_code !== BETWEEN_COUNTRIES);
  const countries = [...Map.groupBy(others, (row) => row.country_id).values()].flatMap((list) => {
    const [first] = list;
    return first ? [{ country: countryOf(first), competitions: list.map(toCompetitionBrief) }] : [];
  });
  return {
    id,
    competitions: own.map(toCompetitionBrief),
    countries: countries.toSorted((a, b) => compareNames(a.country.name, b.country.name)),
  };
}

/** The tree of continents with competitions; hottest first within each group. */
export async function getWarehouse(db: Database): Promise<{ continents: Continent[] }> {
  const [rows] = await readAll(db, bindQuery(allCompetitions));
  const rowsOf = Map.groupBy(rows, (row) => row.country_continent);
  return {
    continents: CONTINENTS.flatMap((id) => {
      const own = rowsOf.get(id);
      return own ? [toContinent(id, own)] : [];
    }),
  };
}
