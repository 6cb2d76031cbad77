import { type Query, query } from "#origin/db/database.ts";
import { CAN_BE_IN_PLAY, IS_LIVE, WAS_IN_PLAY } from "./in-play.sql.ts";

/** Reads of when things change. `?1` is now, milliseconds UTC. */

const IS_FOLLOWED = `((m.match_time >= ?3 AND m.match_time <= ?4) OR ${WAS_IN_PLAY})`;

type NextChange = { at: number | null };
type ChangedMatch = { match_id: number };

/** The next stored moment at which anything becomes true. */
export const nextChange: Query<NextChange> = query(`SELECT min(at) AS at FROM (
  SELECT min(known_at) AS at FROM match_states WHERE known_at > ?1
  UNION ALL SELECT min(known_at) FROM incidents WHERE known_at > ?1
  UNION ALL SELECT min(cancelled_at) FROM incidents WHERE cancelled_at > ?1
  UNION ALL SELECT min(known_at) FROM stats WHERE known_at > ?1)`);

/** The same for one match, `?2`. */
export const nextChangeOfMatch: Query<NextChange> = query(`SELECT min(at) AS at FROM (
  SELECT min(known_at) AS at FROM match_states WHERE match_id = ?2 AND known_at > ?1
  UNION ALL SELECT min(known_at) FROM incidents WHERE match_id = ?2 AND known_at > ?1
  UNION ALL SELECT min(cancelled_at) FROM incidents WHERE match_id = ?2 AND cancelled_at > ?1
  UNION ALL SELECT min(known_at) FROM stats WHERE match_id = ?2 AND known_at > ?1)`);

/**
 * Matches kicking off between `?3` and `?4` (seconds), or in play lately, of which something became true after
 * `?2`, or was stored after `?5`.
 */
export const changedMatches: Query<ChangedMatch> = query(`SELECT changed.match_id FROM (
    SELECT match_id FROM match_states WHERE known_at > ?2 AND known_at <= ?1
    UNION SELECT match_id FROM incidents WHERE known_at > ?2 AND known_at <= ?1
    UNION SELECT match_id FROM incidents WHERE cancelled_at > ?2 AND cancelled_at <= ?1
    UNION SELECT match_id FROM stats WHERE known_at > ?2 AND known_at <= ?1
    UNION SELECT id FROM matches WHERE updated_at > ?5 AND updated_at <= ?1
  ) changed CROSS JOIN matches m ON m.id = changed.match_id
  WHERE ${IS_FOLLOWED} AND m.known_at <= ?1 ORDER BY changed.match_id`);

/** Matches that are in play, and those that were and whose row changed after `?2`. */
export const currentMatches: Query<ChangedMatch> = query(`SELECT m.id AS match_id FROM matches m
  JOIN match_states s ON s.match_id = m.id AND s.known_at =
    (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?1)
  WHERE ${CAN_BE_IN_PLAY} AND m.known_at <= ?1 AND (${IS_LIVE} OR s.known_at > ?2)
  ORDER BY m.id`);

/** Of the matches `?2` (JSON list of ids), those that kick off between `?3` and `?4` (seconds) or were in play lately. */
export const matchesInWindow: Query<ChangedMatch> = query(`SELECT m.id AS match_id FROM matches m
  WHERE m.id IN (SELECT value FROM json_each(?2)) AND ${IS_FOLLOWED} AND m.known_at <= ?1 ORDER BY m.id`);
