import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { MatchId } from "#shared/match/index.ts";
import { namedIds } from "../name/name-search.sql.ts";

type TeamNames = Pick<RowOf<typeof teams>, "name" | "short_name" | "translations">;
type SidesNames = { [Column in keyof TeamNames as `home_${Column}` | `away_${Column}`]: TeamNames[Column] };

/** The names of both teams of a match. */
export type NamedMatchRow = { id: MatchId } & SidesNames;

/**
 * Team names of matches between `?2` and `?3` (seconds UTC) as known at `?1` (milliseconds), in competitions of country
 * `?5` or all, where one team matches search `?4`. Ascending by kick-off.
 */
export const namesOfMatches: Query<NamedMatchRow> = query(`
  WITH found AS MATERIALIZED (${namedIds("team", "?4")})
  SELECT m.id, h.name AS home_name, h.short_name AS home_short_name, h.translations AS home_translations,
    a.name AS away_name, a.short_name AS away_short_name, a.translations AS away_translations
  FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
  WHERE m.match_time >= ?2 AND m.match_time < ?3 AND m.known_at <= ?1
    AND (m.home_id IN (SELECT id FROM found) OR m.away_id IN (SELECT id FROM found))
    AND (?5 IS NULL OR ?5 = (SELECT country_id FROM competitions WHERE id = m.competition_id))
  ORDER BY m.match_time, m.id`);
