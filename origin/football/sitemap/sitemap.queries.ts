import { type Query, query } from "#origin/db/database.ts";

/** Queries of sitemap pages. `?1`, where present, is now, milliseconds UTC, unless noted. */

/** Known matches, by the month of their kick-off, UTC. */
export const monthsOfMatches: Query<{ month: string; total: number }> = query(`
  SELECT strftime('%Y-%m', match_time, 'unixepoch') AS month, count(*) AS total
  FROM matches INDEXED BY matches_by_time WHERE known_at <= ?1 GROUP BY month ORDER BY month`);

export const countOfLeagues: Query<{ total: number }> = query(
  "SELECT count(*) AS total FROM competitions WHERE id > 0",
);
export const countOfPeople: Query<{ kind: string; total: number }> = query(
  "SELECT kind, sum(total) AS total FROM people_counts GROUP BY kind",
);

const IN_MONTH = "m.match_time >= ?2 AND m.match_time < ?3 AND m.known_at <= ?1";

/** Matches with kick-off from `?2` to before `?3` (seconds UTC): `?4` rows from `?5` on. */
export const matchesOfMonth: Query<{ id: number; known_at: number }> = query(`SELECT m.id, coalesce(
    (SELECT max(s.known_at) FROM match_states s WHERE s.match_id = m.id AND s.known_at <= ?1), m.known_at) AS known_at
  FROM matches m WHERE ${IN_MONTH} ORDER BY m.match_time, m.id LIMIT ?4 OFFSET ?5`);
export const countOfMonth: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM matches m WHERE ${IN_MONTH}`,
);

const idsOf = (table: string): Query<{ id: number }> =>
  query(`SELECT id FROM ${table} WHERE id > 0 ORDER BY id LIMIT ?1 OFFSET ?2`);
/** Ids in order: `?1` rows from `?2` on. */
export const idsOfLeagues: Query<{ id: number }> = idsOf("competitions");
export const idsOfTeams: Query<{ id: number }> = idsOf("teams");
export const idsOfPlayers: Query<{ id: number }> = idsOf("players");
export const idsOfCoaches: Query<{ id: number }> = idsOf("coaches");
