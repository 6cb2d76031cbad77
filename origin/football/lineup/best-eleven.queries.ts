import { type Query, query } from "#origin/db/database.ts";
import type { PlayerId, Side, StageId } from "#shared/match/index.ts";
import { STATE_NOW } from "../match/match-row.sql.ts";
import { type PlayerBriefColumns, playerBrief, type TeamRefColumns, teamRef } from "../ref-columns.sql.ts";

/** Reads of who played best in a part of season `?2`. `?1` is now, milliseconds UTC. */

export interface RoundRow {
  stage_id: StageId;
  round: string | null;
  matches: number;
  ended: number;
  /** Latest kick-off of those that ended, seconds UTC; null for none. */
  last_ended: number | null;
}

/** Rounds of the season with how much of them is played. */
export const roundsOfSeason: Query<RoundRow> = query(`
  SELECT m.stage_id, m.round, count(*) AS matches, count(CASE s.status WHEN 'ended' THEN 1 END) AS ended,
    max(CASE s.status WHEN 'ended' THEN m.match_time END) AS last_ended
  FROM matches m LEFT JOIN ${STATE_NOW}
  WHERE m.season_id = ?2 AND m.known_at <= ?1 GROUP BY m.stage_id, m.round`);

export type RatedRow = PlayerBriefColumns &
  TeamRefColumns<"team"> & { player_id: PlayerId; side: Side; rating: number };

/** Ratings in ended matches of round `?3` and stage `?4` (null: of any), in the order of play. */
export const ratingsOfRound: Query<RatedRow> = query(`
  SELECT best.side, best.rating, ${playerBrief("p")}, ${teamRef("t", "team")}
  FROM (SELECT x.match_id, x.player_id, x.side, x.rating, max(x.known_at), m.home_id, m.away_id, m.match_time
    FROM matches m JOIN ${STATE_NOW} CROSS JOIN player_stats x ON x.match_id = m.id
    WHERE m.season_id = ?2 AND m.known_at <= ?1 AND s.status = 'ended'
      AND (?3 IS NULL OR m.round = ?3) AND (?4 IS NULL OR m.stage_id = ?4) AND x.known_at <= ?1
    GROUP BY x.match_id, x.player_id) best
  CROSS JOIN players p ON p.id = best.player_id
  JOIN teams t ON t.id = CASE best.side WHEN 'home' THEN best.home_id ELSE best.away_id END
  WHERE best.rating IS NOT NULL ORDER BY best.match_time, best.match_id`);
