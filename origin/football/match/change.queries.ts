import { type Query, query } from "#origin/db/database.ts";
import { CAN_BE_IN_PLAY, IS_LIVE, WAS_IN_PLAY } from "./in-play.sql.ts";
import { STATE_NOW } from "./match-row.sql.ts";

/** Queries of change times. `?1` is now, milliseconds UTC. */

const IS_FOLLOWED = `((m.match_time >= ?3 AND m.match_time <= ?4) OR ${WAS_IN_PLAY})`;

type NextChange = { at: number | null };
type ChangedMatch = { match_id: number };

/** The earliest of some moments, each a subquery of one row: no compound SELECT, which D1 limits to five terms. */
const earliest = (...moments: readonly string[]): string =>
  `SELECT min(value) AS at FROM json_each(json_array(${moments.map((sql) => `(${sql})`).join(", ")}))`;

const TABLES_OF_DETAILS = ["match_states", "incidents", "stats", "commentary", "lineups"] as const;
const next = (table: string) => `SELECT min(known_at) FROM ${table} WHERE known_at > ?1`;
const CANCELLED = "SELECT min(cancelled_at) FROM incidents WHERE cancelled_at > ?1";
const OF_MATCH = "AND match_id = ?2";

/**
 * The next stored change of match lists and of data derived from results. List rows depend on states only, so that a
 * running statistic of one match does not expire every list.
 */
export const nextChange: Query<NextChange> = query(earliest(next("match_states")));

/** The next stored change of any match, line-ups and commentary included. */
export const nextDetailChange: Query<NextChange> = query(earliest(...TABLES_OF_DETAILS.map(next), CANCELLED));

/** The same for one match, `?2`, player statistics included. */
export const nextChangeOfMatch: Query<NextChange> = query(
  earliest(
    ...[...TABLES_OF_DETAILS, "player_stats"].map((table) => `${next(table)} ${OF_MATCH}`),
    `${CANCELLED} ${OF_MATCH}`,
  ),
);

const changed = (table: string, moment = "known_at") =>
  `SELECT match_id FROM ${table} WHERE ${moment} > ?2 AND ${moment} <= ?1`;

/**
 * Matches kicking off between `?3` and `?4` (seconds), or recently in play, with a change that became true after `?2`,
 * or was stored after `?5`. Two queries, because D1 limits a compound SELECT to five terms.
 */
export const changedMatches: Query<ChangedMatch> = query(`SELECT changed.match_id FROM (
    SELECT match_id FROM (${changed("match_states")} UNION ${changed("incidents")}
      UNION ${changed("incidents", "cancelled_at")} UNION ${changed("stats")}) played
    UNION SELECT match_id FROM (${changed("commentary")} UNION ${changed("lineups")}
      UNION SELECT id FROM matches WHERE updated_at > ?5 AND updated_at <= ?1) told
  ) changed CROSS JOIN matches m ON m.id = changed.match_id
  WHERE ${IS_FOLLOWED} AND m.known_at <= ?1 ORDER BY changed.match_id`);

/** Matches in play, and those that were in play and whose row changed after `?2`. */
export const currentMatches: Query<ChangedMatch> = query(`SELECT m.id AS match_id FROM matches m
  JOIN ${STATE_NOW}
  WHERE ${CAN_BE_IN_PLAY} AND m.known_at <= ?1 AND (${IS_LIVE} OR s.known_at > ?2)
  ORDER BY m.id`);

/** Those of matches `?2` (JSON list of ids) that kick off between `?3` and `?4` (seconds) or were recently in play. */
export const matchesInWindow: Query<ChangedMatch> = query(`SELECT m.id AS match_id FROM matches m
  WHERE m.id IN (SELECT value FROM json_each(?2)) AND ${IS_FOLLOWED} AND m.known_at <= ?1 ORDER BY m.id`);

/** Matches that kick off between `?2` and `?3` (seconds) and show one of the teams or competitions in `?1` (JSON). */
export const matchesShowing: Query<ChangedMatch> = query(`SELECT id AS match_id FROM matches
  WHERE match_time BETWEEN ?2 AND ?3 AND (home_id IN (SELECT value FROM json_each(?1, '$.teams'))
    OR away_id IN (SELECT value FROM json_each(?1, '$.teams'))
    OR competition_id IN (SELECT value FROM json_each(?1, '$.competitions'))) ORDER BY id`);
