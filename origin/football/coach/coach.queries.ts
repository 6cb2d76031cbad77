import { type Query, query } from "#origin/db/database.ts";
import type { coaches } from "#origin/db/schema/coach.table.ts";
import { countOfNames, foundNames, idAt } from "../name/name-search.sql.ts";
import {
  type CountryRefColumns,
  countryRef,
  logoColumn,
  type TeamRefColumns,
  teamRef,
} from "../ref-columns.sql.ts";

/** Queries of coaches. */

export type CoachRow = Omit<typeof coaches.$inferSelect, "team_id" | "country_id" | "team_as_of"> &
  TeamRefColumns<"team"> &
  CountryRefColumns<"country">;

const COLUMNS = `c.id, c.name, ${logoColumn("c")} AS logo, c.kind, c.birthday, c.preferred_formation, c.joined, c.contract_until,
    ${teamRef("t", "team")}, ${countryRef("k", "country")}`;
const JOINS = "LEFT JOIN teams t ON t.id = c.team_id LEFT JOIN countries k ON k.id = c.country_id";

/** Coaches matching a search (`?1`, `?2`: see foundNames): `?3` rows from `?4` on. */
export const coachesFound: Query<CoachRow> = query(`WITH ${foundNames("coach")}
  SELECT ${COLUMNS} FROM found CROSS JOIN coaches c ON c.id = ${idAt("found.place")} ${JOINS}
  ORDER BY found.later, found.place`);

/** Total of {@link coachesFound}: `?1` the search. */
export const countOfCoachesFound: Query<{ total: number }> = query(countOfNames("coach"));

/** All coaches, those with a team first, then by name: `?1` rows from `?2` on. */
export const coachesByRank: Query<CoachRow> = query(`SELECT ${COLUMNS}
  FROM coaches c INDEXED BY coaches_by_rank ${JOINS}
  ORDER BY c.team_id IS NULL, c.name, c.id LIMIT ?1 OFFSET ?2`);

/** Total of {@link coachesByRank}. */
export const countOfCoaches: Query<{ total: number }> = query(
  "SELECT coalesce(sum(total), 0) AS total FROM people_counts WHERE kind = 'coach'",
);

/** Coach `?1`. */
export const coachById: Query<CoachRow> = query(`SELECT ${COLUMNS} FROM coaches c ${JOINS} WHERE c.id = ?1`);
