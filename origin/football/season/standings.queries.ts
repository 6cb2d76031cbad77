import { type Query, query } from "#origin/db/database.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { stage_teams, stages } from "#origin/db/schema/season.table.ts";
import { STATE_NOW, STATUS } from "../match/match-row.sql.ts";

/** Queries for the tables of a season. */

/** Stages of season `?1` that have tables. */
export const pointsStages: Query<typeof stages.$inferSelect> = query(
  "SELECT * FROM stages WHERE season_id = ?1 AND mode = 'points' ORDER BY position, id",
);

export type ListedTeamRow = typeof stage_teams.$inferSelect & { deduction_reason: string | null };

/** The teams that the stages of season `?1` list. */
export const listedTeams: Query<ListedTeamRow> = query(`SELECT t.*,
    (SELECT c.reason FROM corrections c WHERE c.target = 'stage_team' AND c.target_id = t.stage_id
      AND c.team_id = t.team_id AND c.undone_at IS NULL ORDER BY c.id DESC LIMIT 1) AS deduction_reason
  FROM stages g
  JOIN stage_teams t ON t.stage_id = g.id WHERE g.season_id = ?1 AND g.mode = 'points'`);

type ScoreColumn = `${"home" | "away"}_${"goals" | "half" | "overtime" | "penalties"}`;

export type TableMatchRow = Pick<
  typeof matches.$inferSelect,
  "id" | "stage_id" | "group_name" | "home_id" | "away_id" | "match_time" | "updated_at" | "clock_speed"
> & {
  [Column in "status" | "winner" | "decided_by" | "period_started_at" | "minute" | "added" | ScoreColumn]:
    | (typeof match_states.$inferSelect)[Column]
    | null;
} & { state_known_at: number | null };

/** Matches of season `?2` known by `?3`, with their results as of `?1` (milliseconds UTC), played or not. */
export const tableMatches: Query<TableMatchRow> = query(`
  SELECT m.id, m.stage_id, m.group_name, m.home_id, m.away_id, m.match_time, m.updated_at,
    m.clock_speed, s.known_at AS state_known_at, ${STATUS} AS status, s.winner, s.decided_by,
    s.period_started_at, s.minute, s.added,
    s.home_goals, s.away_goals, s.home_half, s.away_half, s.home_overtime, s.away_overtime, s.home_penalties,
    s.away_penalties
  FROM matches m LEFT JOIN ${STATE_NOW}
  WHERE m.season_id = ?2 AND m.known_at <= ?3`);

/** The next change of a match of season `?2` that is known already, after `?1` (milliseconds UTC). */
export const nextChangeOfSeason: Query<{ at: number | null }> = query(`
  SELECT min(s.known_at) AS at FROM matches m JOIN match_states s ON s.match_id = m.id
  WHERE m.season_id = ?2 AND s.known_at > ?1`);
