import { type Query, query } from "#origin/db/database.ts";
import type { IncidentKind, MatchId, PlayerId, Side, TeamId } from "#shared/match/index.ts";
import { STANDS } from "../match/incident.sql.ts";
import { RESULT_NOW } from "../match/match-row.sql.ts";

export interface GoalRow {
  match_id: MatchId;
  kind: IncidentKind;
  side: Side;
  player_id: PlayerId | null;
  other_player_id: PlayerId | null;
  team_id: TeamId;
}

/**
 * Goals of the matches of season `?2` with a result as of `?1` (milliseconds UTC), in the order they were scored; own
 * goals are excluded.
 */
export const goalsOfSeason: Query<GoalRow> = query(`
  SELECT i.match_id, i.kind, i.side, i.player_id, i.other_player_id,
    CASE i.side WHEN 'home' THEN m.home_id ELSE m.away_id END AS team_id
  FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN incidents i ON i.match_id = m.id
  WHERE m.season_id = ?2 AND m.known_at <= ?1 AND i.kind IN ('goal', 'penalty_goal') AND ${STANDS}
  ORDER BY m.match_time, m.id, i.position`);
