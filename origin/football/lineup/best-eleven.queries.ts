import { type Query, query } from "#origin/db/database.ts";
import type { StageId } from "#shared/match/index.ts";
import { HAS_RESULT, RESULT_NOW, STATE_NOW } from "../match/match-row.sql.ts";
import { type PlayerBriefColumns, playerBrief, type TeamRefColumns, teamRef } from "../ref-columns.sql.ts";
import { PLAYER_OF, RATING_OF, WITH_PLAYERS } from "../statistic/statistic.sql.ts";

/** Queries of the best players of a round or stage of season `?2`. `?1` is now, milliseconds UTC. */

export interface RoundRow {
  stage_id: StageId;
  round: string | null;
  matches: number;
  ended: number;
  /** Latest kick-off of the matches with a result, seconds UTC; null for none. */
  last_ended: number | null;
}

/** Rounds of the season with their numbers of matches, and of those played. */
export const roundsOfSeason: Query<RoundRow> = query(`
  SELECT m.stage_id, m.round, count(*) AS matches, count(CASE WHEN ${HAS_RESULT} THEN 1 END) AS ended,
    max(CASE WHEN ${HAS_RESULT} THEN m.match_time END) AS last_ended
  FROM matches m LEFT JOIN ${STATE_NOW}
  WHERE m.season_id = ?2 AND m.known_at <= ?1 GROUP BY m.stage_id, m.round`);

export type RatedRow = PlayerBriefColumns &
  TeamRefColumns<"team"> & {
    /** Mean of the player's ratings, and their number. */
    rating: number;
    matches: number;
  };

/** The latest rating of every player in every match with a result of round `?3` and stage `?4` (null: any). */
const PLAYED = `m.season_id = ?2 AND m.known_at <= ?1
      AND (?3 IS NULL OR m.round = ?3) AND (?4 IS NULL OR m.stage_id = ?4)`;
const RATINGS = `SELECT x.player_id, x.rating, m.match_time,
      CASE x.side WHEN 'home' THEN m.home_id ELSE m.away_id END AS team_id, max(x.known_at)
    FROM matches m JOIN ${RESULT_NOW} CROSS JOIN player_stats x ON x.match_id = m.id
    WHERE ${PLAYED} AND x.known_at <= ?1 GROUP BY x.match_id, x.player_id
    UNION ALL SELECT ${PLAYER_OF}, ${RATING_OF}, m.match_time, iif(d.value = 'home', m.home_id, m.away_id), f.known_at
    FROM matches m JOIN ${RESULT_NOW} CROSS JOIN match_figures f ON f.match_id = m.id ${WITH_PLAYERS}
    WHERE ${PLAYED} AND f.known_at <= ?1`;

/** Players with their ratings in a round or stage, with the team they played for last. */
export const ratedPlayers: Query<RatedRow> = query(`
  SELECT rated.rating, rated.matches, ${playerBrief("p")}, ${teamRef("t", "team")}
  FROM (SELECT player_id, team_id, avg(rating) AS rating, count(*) AS matches, max(match_time)
    FROM (${RATINGS}) WHERE rating IS NOT NULL GROUP BY player_id) rated
  CROSS JOIN players p ON p.id = rated.player_id JOIN teams t ON t.id = rated.team_id`);
