import { type Query, query } from "#origin/db/database.ts";

/** Queries of a scan for rows that are stored twice. `?1` is a JSON list of ids unless noted. */

/** Countries after `?1` with two teams or more, and their number. */
export const countriesOfTeams: Query<{ country_id: number; code: string; total: number }> = query(
  `SELECT p.country_id, k.code, p.total FROM people_counts p JOIN countries k ON k.id = p.country_id
    WHERE p.kind = 'team' AND p.country_id > ?1 AND p.total > 1 ORDER BY p.country_id`,
);

const NOT_PLAYED = (match: string) => `EXISTS (SELECT 1 FROM match_states WHERE match_id = ${match}.id
  AND status IN ('postponed', 'cancelled', 'to_be_determined'))`;

/** Two teams that have a match on one day against the same opponent, both at home or both away. */
const sharedDays = (side: "home" | "away", opponent: "home" | "away") =>
  `SELECT a.${side}_id AS one, b.${side}_id AS other
    FROM teams t JOIN matches a ON a.${side}_id = t.id
    JOIN matches b ON b.${opponent}_id = a.${opponent}_id AND b.match_time BETWEEN a.match_time - 86400 AND a.match_time + 86400
      AND b.match_time / 86400 = a.match_time / 86400 AND b.${side}_id > a.${side}_id
    WHERE t.country_id IN (SELECT value FROM json_each(?1)) AND NOT ${NOT_PLAYED("a")} AND NOT ${NOT_PLAYED("b")}`;

/** Pairs of teams of countries that have matches on the same days against the same opponents, and how many. */
export const sharedFixtures: Query<{ one: number; other: number; meetings: number }> = query(
  `SELECT one, other, count(*) AS meetings FROM (${sharedDays("home", "away")}
    UNION ALL ${sharedDays("away", "home")}) shared GROUP BY one, other`,
);

/** Pairs of the queue, decided or not, whose stored rows of kind `?2` are both listed. */
export const queuedPairs: Query<{ id: number; other_id: number }> = query(
  `SELECT e.id, n.other_id FROM json_each(?1) listed CROSS JOIN name_matches n ON n.kind = ?2 AND n.other_id = listed.value
    CROSS JOIN external_ids e ON e.kind = n.kind AND e.source = n.source AND e.external_id = n.external_id
    WHERE e.id IN (SELECT value FROM json_each(?1))`,
);
