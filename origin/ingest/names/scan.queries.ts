import { type Query, query } from "#origin/db/database.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import { lastStatus } from "./names.queries.ts";
import { NOT_PLAYED } from "./one-day.rules.ts";

/** Queries of a scan for rows that are stored twice. `?1` is a JSON list of ids unless noted. */

/** Countries after `?1` with two teams or more, and their number. */
export const countriesOfTeams: Query<{ country_id: number; code: string; total: number }> = query(
  `SELECT p.country_id, k.code, p.total FROM people_counts p JOIN countries k ON k.id = p.country_id
    WHERE p.kind = 'team' AND p.country_id > ?1 AND p.total > 1 ORDER BY p.country_id`,
);

const isPlayed = (match: string) => `coalesce(${lastStatus(match)}, '') NOT IN ${sqlWords(NOT_PLAYED)}`;

/** Two teams that have a match on one day against the same opponent, both at home or both away. */
const sharedDays = (side: "home" | "away", opponent: "home" | "away") =>
  `SELECT a.${side}_id AS one, b.${side}_id AS other
    FROM teams t JOIN matches a ON a.${side}_id = t.id
    JOIN matches b ON b.${opponent}_id = a.${opponent}_id AND b.match_time BETWEEN a.match_time - 86400 AND a.match_time + 86400
      AND b.match_time / 86400 = a.match_time / 86400 AND b.${side}_id > a.${side}_id
    WHERE t.country_id IN (SELECT value FROM json_each(?1)) AND ${isPlayed("a")} AND ${isPlayed("b")}`;

/** Pairs of teams of countries that have matches on the same days against the same opponents, and how many. */
export const sharedFixtures: Query<{ one: number; other: number; meetings: number }> = query(
  `SELECT one, other, count(*) AS meetings FROM (${sharedDays("home", "away")}
    UNION ALL ${sharedDays("away", "home")}) shared GROUP BY one, other`,
);

/**
 * Pairs of the queue, decided or not, whose stored rows of kind `?2` are both listed. By an index of its own: SQLite would
 * walk the whole queue for each id in the one that has all columns.
 */
export const queuedPairs: Query<{ id: number; other_id: number }> = query(
  `SELECT e.id, n.other_id FROM json_each(?1) listed
    CROSS JOIN name_matches n INDEXED BY name_matches_by_other ON n.kind = ?2 AND n.other_id = listed.value
    CROSS JOIN external_ids e ON e.kind = n.kind AND e.source = n.source AND e.external_id = n.external_id
    WHERE e.id IN (SELECT value FROM json_each(?1))`,
);

/** Real teams after `?1` that have players, at most `?2`. */
export const teamsWithPlayers: Query<{ id: number }> = query(`SELECT t.id FROM teams t WHERE t.id > ?1
    AND (EXISTS (SELECT 1 FROM players WHERE team_id = t.id) OR EXISTS (SELECT 1 FROM squad_members WHERE team_id = t.id))
    AND EXISTS (SELECT 1 FROM external_ids WHERE kind = 'teams' AND id = t.id AND provenance <> 'demo')
  ORDER BY t.id LIMIT ?2`);

interface PlayerListing {
  id: number;
  name: string;
  birthday: string | null;
  team_id: number | null;
  shirt_number: number | null;
}
/** Players of teams, by their present club and by each squad list. */
export const squadPlayers: Query<PlayerListing> = query(
  `SELECT id, name, birthday, team_id, shirt_number FROM players WHERE team_id IN (SELECT value FROM json_each(?1))
    UNION SELECT p.id, p.name, p.birthday, m.team_id, m.shirt_number FROM squad_members m JOIN players p ON p.id = m.player_id
      WHERE m.team_id IN (SELECT value FROM json_each(?1))`,
);

/** Players of any team with the name and the birthday of a player of the teams. */
export const namesakes: Query<PlayerListing> = query(
  `SELECT o.id, o.name, o.birthday, o.team_id, o.shirt_number FROM players p
    JOIN players o ON o.name = p.name AND o.birthday = p.birthday AND o.id <> p.id
    WHERE p.team_id IN (SELECT value FROM json_each(?1))
      AND EXISTS (SELECT 1 FROM external_ids WHERE kind = 'players' AND id = o.id AND provenance <> 'demo')`,
);

const [ONE, OTHER] = ["pair.value ->> 0", "pair.value ->> 1"];
/** Of pairs of players, a JSON list `?1`, those who were in one match, or in one squad of a source. */
export const playersTogether: Query<{ one: number; other: number }> =
  query(`SELECT ${ONE} AS one, ${OTHER} AS other FROM json_each(?1) pair
    WHERE EXISTS (SELECT 1 FROM player_stats a JOIN player_stats b ON b.match_id = a.match_id AND b.player_id = ${OTHER}
        WHERE a.player_id = ${ONE})
      OR EXISTS (SELECT 1 FROM squad_members a JOIN squad_members b ON b.season_id = a.season_id AND b.team_id = a.team_id
        AND b.source = a.source AND b.player_id = ${OTHER} WHERE a.player_id = ${ONE})
      OR EXISTS (SELECT 1 FROM incidents a JOIN incidents b ON b.match_id = a.match_id
        AND (b.player_id = ${OTHER} OR b.other_player_id = ${OTHER})
        WHERE a.player_id = ${ONE} OR a.other_player_id = ${ONE})`);
