import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { coaches } from "#origin/db/schema/coach.table.ts";
import type { seasons } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import { countOfNames, foundNames, idAt } from "../name/name-search.sql.ts";
import {
  type CountryRefColumns,
  countryRef,
  logoColumn,
  type TeamColumns,
  type TeamRefColumns,
  teamRef,
  type VenueColumns,
  venueColumns,
} from "../ref-columns.sql.ts";
import { inSeason } from "../season/season-team.sql.ts";

/** Queries of teams. */

export type TeamRow = TeamColumns & Omit<CountryRefColumns<"country">, "country_code">;

const COLUMNS = `t.id, t.name, t.short_name, t.translations, ${logoColumn("t")} AS logo, t.national, ${countryRef("k", "country")}`;
const COUNTRY = "JOIN countries k ON k.id = t.country_id";

/** Filters by country `param`; null for all. */
const ofCountry = (param: string) => `(${param} IS NULL OR t.country_id = ${param})`;

/** Filters search results by the season in a parameter; null for all. */
const namedInSeason = (param: string) => `(${param} IS NULL OR ${inSeason(param, idAt("rowid"))})`;

/** Teams matching a search (`?1`, `?2`: see foundNames), of season `?5` or all: `?3` rows from `?4` on. */
export const teamsFound: Query<TeamRow> = query(`WITH ${foundNames("team", namedInSeason("?5"))}
  SELECT ${COLUMNS} FROM found CROSS JOIN teams t ON t.id = ${idAt("found.place")} ${COUNTRY}
  ORDER BY found.later, found.place`);

/** Total of {@link teamsFound}: `?1` the search, `?2` the season or null. */
export const countOfTeamsFound: Query<{ total: number }> = query(countOfNames("team", namedInSeason("?2")));

/** All teams by name: `?1` rows from `?2` on. */
export const teamsByName: Query<TeamRow> = query(`SELECT ${COLUMNS}
  FROM teams t INDEXED BY teams_by_name ${COUNTRY} ORDER BY t.name, t.id LIMIT ?1 OFFSET ?2`);

/** Total of {@link teamsByName}. */
export const countOfTeams: Query<{ total: number }> = query(
  "SELECT coalesce(sum(total), 0) AS total FROM people_counts WHERE kind = 'team'",
);

/** Teams of country `?1` by name: `?2` rows from `?3` on. */
export const teamsOfCountry: Query<TeamRow> = query(`SELECT ${COLUMNS}
  FROM teams t INDEXED BY teams_by_country ${COUNTRY} WHERE t.country_id = ?1 ORDER BY t.name, t.id
  LIMIT ?2 OFFSET ?3`);

/** Total of {@link teamsOfCountry}. */
export const countOfTeamsOfCountry: Query<{ total: number }> = query(
  "SELECT coalesce(sum(total), 0) AS total FROM people_counts WHERE kind = 'team' AND country_id = ?1",
);

/** Teams of season `?1`, of country `?2` or all, by name: `?3` rows from `?4` on. */
export const teamsInSeason: Query<TeamRow> = query(`SELECT ${COLUMNS}
  FROM teams t ${COUNTRY} WHERE ${inSeason("?1")} AND ${ofCountry("?2")} ORDER BY t.name, t.id
  LIMIT ?3 OFFSET ?4`);

/** Total of {@link teamsInSeason}. */
export const countOfTeamsInSeason: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM teams t WHERE ${inSeason("?1")} AND ${ofCountry("?2")}`,
);

/** The id of team `?1`, if it exists. */
export const teamExists: Query<Pick<TeamRow, "id">> = query("SELECT id FROM teams WHERE id = ?1");

/** Teams by a JSON list of ids `?1`, for references from other rows. */
export const refsOfTeams: Query<TeamRefColumns<"team">> = query(
  `SELECT ${teamRef("t", "team")} FROM teams t WHERE t.id IN (SELECT value FROM json_each(?1))`,
);

export type TeamProfileRow = TeamRow & Pick<RowOf<typeof teams>, "founded" | "website"> & VenueColumns;

/** Team `?1` with its ground. */
export const teamById: Query<TeamProfileRow> = query(`SELECT ${COLUMNS}, t.founded, t.website,
    ${venueColumns("v")}
  FROM teams t ${COUNTRY} LEFT JOIN venues v ON v.id = t.venue_id WHERE t.id = ?1`);

/** Coach of team `?1`: its head coach, else the caretaker; of several, the latest. */
export const coachOfTeam: Query<Pick<RowOf<typeof coaches>, "id" | "name" | "logo">> = query(`
  SELECT id, name, ${logoColumn("coaches")} AS logo FROM coaches WHERE team_id = ?1
    ORDER BY kind = 'head' DESC, team_as_of DESC, joined DESC, id DESC LIMIT 1`);

/** The last `?3` seasons of competition `?1` with team `?2`, newest first; replays only if there are fewer others. */
export const lastSeasonsOfTeam: Query<Pick<RowOf<typeof seasons>, "id" | "name">> =
  query(`SELECT id, name FROM seasons
  WHERE id IN (
    SELECT season_id FROM matches WHERE home_id = ?2 AND competition_id = ?1
    UNION SELECT season_id FROM matches WHERE away_id = ?2 AND competition_id = ?1)
  ORDER BY (SELECT provenance FROM matches WHERE season_id = seasons.id LIMIT 1) IS 'replay', name DESC, id DESC
  LIMIT ?3`);
