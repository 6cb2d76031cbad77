import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import { clubName } from "../link/club-name.rules.ts";
import { teamNames } from "../link/link.queries.ts";
import { similarClubs } from "../link/similar-clubs.rules.ts";
import type { SimilarRows } from "../link/similar-rows.rules.ts";
import { matchesOfTeams } from "./names.queries.ts";
import { commonMatches, matchesOfOneDay } from "./one-day.rules.ts";
import { countriesOfTeams, sharedFixtures } from "./scan.queries.ts";

/** Clubs that may be stored twice, country by country. */

/** Clubs compared in one call, unless one country has more. */
const MOST_CLUBS = 2000;
/** Pairs whose matches are read at once. */
const PAIRS_READ = 40;

/** The next countries of a scan. */
async function nextCountries(db: Database, after: number) {
  const [rows] = await readAll(db, bindQuery(countriesOfTeams, after));
  let clubs = 0;
  const end = rows.findIndex(({ total }, index) => {
    clubs += total;
    return clubs > MOST_CLUBS && index > 0;
  });
  const countries = end === -1 ? rows : rows.slice(0, end);
  return { countries, next: end === -1 ? null : (countries.at(-1)?.country_id ?? null) };
}

/** The pairs that can be one club as far as their matches say. */
export async function possibleClubs(db: Database, pairs: readonly SimilarRows[]): Promise<SimilarRows[]> {
  const possible: SimilarRows[] = [];
  for (const portion of portionsOf(pairs, PAIRS_READ)) {
    const ids = new Set(portion.flatMap((pair) => pair.ids));
    const [rows] = await readAll(db, bindQuery(matchesOfTeams, JSON.stringify([...ids])));
    const matchesOf = Map.groupBy(rows, ({ team_id }) => team_id);
    possible.push(
      ...portion.filter(({ ids: [a, b] }) => {
        const [ours, theirs] = [matchesOf.get(a) ?? [], matchesOf.get(b) ?? []];
        const met = ours.some(({ opponent_id }) => opponent_id === b);
        return !met && matchesOfOneDay(ours, theirs, commonMatches(ours, theirs)) === null;
      }),
    );
  }
  return possible;
}

/** A part of a scan: how many rows were compared, the pairs found, and where to continue. */
export interface ScannedPart {
  readonly rows: number;
  readonly pairs: readonly SimilarRows[];
  readonly next: number | null;
}

/** Similar clubs of the countries after one; national teams have one name each. */
export async function scanClubs(db: Database, after: number): Promise<ScannedPart> {
  const { countries, next } = await nextCountries(db, after);
  const ids = JSON.stringify(countries.map(({ country_id }) => country_id));
  const [rows, meetings] = await readAll(db, bindQuery(teamNames, ids), bindQuery(sharedFixtures, ids));
  const clubs = Map.groupBy(
    rows.filter(({ national }) => national === 0),
    ({ country_id }) => country_id,
  );
  const pairs = countries.flatMap(({ country_id, code }) => {
    const names = (clubs.get(country_id) ?? []).flatMap(({ id, name, brought_name }) =>
      [...new Set([name, brought_name])].map((one) => ({ id, name: clubName(one, code) })),
    );
    return similarClubs(names, meetings);
  });
  return { rows: rows.length, pairs, next };
}
