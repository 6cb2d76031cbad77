import { type Query, query } from "#origin/db/database.ts";
import { MATCH_ROWS, type MatchRow, RESULT_NOW, STATE_NOW } from "../match/match-row.sql.ts";
import { type PlayedSeasonRow, playedSeasons } from "../season/played-season.sql.ts";
import { heldOf, PLAYER_OF, WITH_PLAYERS, withPlayersOf } from "../statistic/statistic.sql.ts";
import {
  IS_PERSONAL,
  LATEST_GOALS,
  LATEST_STATS,
  PEOPLES_SIDE,
  PERSONAL_INCIDENT,
  type PersonalIncidentRow,
  type PlayerStatsRow,
  personalIncidentOf,
  settledGoals,
  settledStats,
  settledStatsOf,
  UNTIL_NOW,
} from "./performance.sql.ts";

/**
 * Queries of player statistics. `?1` is now, milliseconds UTC. Match lists include every state; season sums use matches
 * with a result, like those of teams.
 */

/** Clubs of player `?2`: the current one and those of past transfers. */
const CLUBS_OF_PLAYER = `(SELECT team_id FROM players WHERE id = ?2
    UNION SELECT from_team_id FROM transfers WHERE player_id = ?2
    UNION SELECT to_team_id FROM transfers WHERE player_id = ?2)`;

/** Matches with compact statistics of the player. Those rows have no index by player, so the clubs' matches are searched. */
const settledAt = (side: "home" | "away"): string => `SELECT f.match_id FROM ${CLUBS_OF_PLAYER} club
    CROSS JOIN matches c ON c.${side}_id = club.team_id CROSS JOIN match_figures f ON f.match_id = c.id
    WHERE ${heldOf("?2")} IS NOT NULL AND f.known_at <= ?1`;

/**
 * A player's matches: those with the player's statistics in either format, and those in which an incident names the player.
 */
const OF_PLAYER = `m.id IN (
    SELECT match_id FROM player_stats WHERE player_id = ?2 AND known_at <= ?1
    UNION ${settledAt("home")} UNION ${settledAt("away")}
    UNION SELECT i.match_id FROM incidents i WHERE i.player_id = ?2 AND ${IS_PERSONAL}
    UNION SELECT i.match_id FROM incidents i WHERE i.other_player_id = ?2 AND ${IS_PERSONAL})
  AND m.known_at <= ?1`;

/** Matches of player `?2` with kick-off at `?3` (seconds UTC) or later, newest first: `?4` rows from `?5` on. */
export const matchesOfPlayer: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.id IN (SELECT m.id FROM matches m WHERE ${OF_PLAYER} AND m.match_time >= ?3
    ORDER BY m.match_time DESC, m.id DESC LIMIT ?4 OFFSET ?5)
  ORDER BY m.match_time DESC, m.id DESC`);

/** Total of {@link matchesOfPlayer}. */
export const countOfMatchesOfPlayer: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM matches m WHERE ${OF_PLAYER} AND m.match_time >= ?3`,
);

/** Seasons in which player `?2` played, latest first: those that have sums. */
export const seasonsOfPlayer: Query<PlayedSeasonRow> = query(
  playedSeasons(`matches m CROSS JOIN ${RESULT_NOW} WHERE ${OF_PLAYER}`),
);

const SETTLED_MATCHES = `matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN match_figures f ON f.match_id = m.id`;

/** Statistics of player `?2` in the matches `?3` (JSON list of ids). */
export const statsOfPlayerInMatches: Query<PlayerStatsRow> = query(`SELECT ${LATEST_STATS} FROM player_stats x
  WHERE x.player_id = ?2 AND x.match_id IN (SELECT value FROM json_each(?3)) AND ${UNTIL_NOW}
  UNION ALL ${settledStatsOf("?2", "match_figures f", "f.match_id IN (SELECT value FROM json_each(?3))")}`);

/** Incidents of the matches `?3` (JSON list of ids) that name player `?2`. */
export const incidentsOfPlayerInMatches: Query<PersonalIncidentRow> = query(`SELECT ${PERSONAL_INCIDENT}
  FROM incidents i JOIN matches m ON m.id = i.match_id
  WHERE i.match_id IN (SELECT value FROM json_each(?3)) AND ?2 IN (i.player_id, i.other_player_id) AND ${IS_PERSONAL}`);

/** Statistics of player `?2` in season `?3`. */
export const statsOfPlayerInSeason: Query<PlayerStatsRow> = query(`SELECT ${LATEST_STATS}
  FROM player_stats x CROSS JOIN matches m ON m.id = x.match_id CROSS JOIN ${RESULT_NOW}
  WHERE x.player_id = ?2 AND m.season_id = ?3 AND ${UNTIL_NOW}
  UNION ALL ${settledStatsOf("?2", SETTLED_MATCHES, "m.season_id = ?3")}`);

/** Incidents of season `?3` that name player `?2`. */
export const incidentsOfPlayerInSeason: Query<PersonalIncidentRow> = query(`SELECT ${personalIncidentOf("?3")}
  FROM incidents i CROSS JOIN matches m ON m.id = i.match_id CROSS JOIN ${RESULT_NOW}
  WHERE i.id IN (SELECT id FROM incidents WHERE player_id = ?2
      UNION SELECT id FROM incidents WHERE other_player_id = ?2)
    AND m.season_id = ?3 AND ${IS_PERSONAL}`);

/** Matches `m` of team `?2` in season `?3` that kick off before `?4` (seconds UTC; null: all of them). */
const OF_TEAM_IN_SEASON = `m.season_id = ?3 AND ?2 IN (m.home_id, m.away_id) AND m.known_at <= ?1
    AND (?4 IS NULL OR m.match_time < ?4)`;
const TEAMS_SIDE = "CASE WHEN m.home_id = ?2 THEN 'home' ELSE 'away' END";

/** Statistics of the players of a team's matches in a season. */
export const statsOfTeam: Query<PlayerStatsRow> = query(`SELECT ${LATEST_STATS}
  FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN player_stats x ON x.match_id = m.id
  WHERE ${OF_TEAM_IN_SEASON} AND x.side = ${TEAMS_SIDE} AND ${UNTIL_NOW}
  UNION ALL SELECT ${settledStats(TEAMS_SIDE)} FROM ${SETTLED_MATCHES} ${withPlayersOf(TEAMS_SIDE)}
  WHERE ${OF_TEAM_IN_SEASON} AND f.known_at <= ?1`);

/** Incidents of the players of a team's matches in a season. */
export const incidentsOfTeam: Query<PersonalIncidentRow> = query(`SELECT ${personalIncidentOf("?3")}
  FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN incidents i ON i.match_id = m.id
  WHERE ${OF_TEAM_IN_SEASON} AND ${PEOPLES_SIDE} = ${TEAMS_SIDE} AND ${IS_PERSONAL}`);

/** Goals and assists of the players of a team's matches in a season. */
export const goalsOfTeam: Query<PlayerStatsRow> = query(`SELECT ${LATEST_GOALS}
  FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN player_stats x ON x.match_id = m.id
  WHERE ${OF_TEAM_IN_SEASON} AND x.side = ${TEAMS_SIDE} AND ${UNTIL_NOW}
  UNION ALL SELECT ${settledGoals(TEAMS_SIDE)} FROM ${SETTLED_MATCHES} ${withPlayersOf(TEAMS_SIDE)}
  WHERE ${OF_TEAM_IN_SEASON} AND f.known_at <= ?1`);

/** Appearances and goals of the players `?3` (JSON list of ids) in season `?2`. */
export const goalsOfPlayersInSeason: Query<PlayerStatsRow> = query(`SELECT ${LATEST_GOALS}
  FROM player_stats x CROSS JOIN matches m ON m.id = x.match_id CROSS JOIN ${RESULT_NOW}
  WHERE x.player_id IN (SELECT value FROM json_each(?3)) AND m.season_id = ?2 AND ${UNTIL_NOW}
  UNION ALL SELECT ${settledGoals("d.value")} FROM ${SETTLED_MATCHES} ${WITH_PLAYERS}
  WHERE m.season_id = ?2 AND ${PLAYER_OF} IN (SELECT value FROM json_each(?3)) AND f.known_at <= ?1`);

/** Incidents of season `?2` that name one of the players `?3` (JSON list of ids). */
export const incidentsOfPlayersInSeason: Query<PersonalIncidentRow> =
  query(`SELECT ${personalIncidentOf("?2")}
  FROM incidents i CROSS JOIN matches m ON m.id = i.match_id CROSS JOIN ${RESULT_NOW}
  WHERE i.id IN (SELECT id FROM incidents WHERE player_id IN (SELECT value FROM json_each(?3))
      UNION SELECT id FROM incidents WHERE other_player_id IN (SELECT value FROM json_each(?3)))
    AND m.season_id = ?2 AND ${IS_PERSONAL}`);
