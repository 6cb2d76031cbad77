import { type Query, query } from "#origin/db/database.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { seasons, stage_teams, stages } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";

/** Reads of what a season's tables are computed from. `?1` is the season. */

/** The season itself. */
export const seasonById: Query<
  Pick<typeof seasons.$inferSelect, "id" | "tie_break_rule" | "competition_id">
> = query("SELECT id, tie_break_rule, competition_id FROM seasons WHERE id = ?1");

/** Its stages that have tables. */
export const pointsStages: Query<typeof stages.$inferSelect> = query(
  "SELECT * FROM stages WHERE season_id = ?1 AND mode = 'points' ORDER BY position, id",
);

export type ListedTeamRow = typeof stage_teams.$inferSelect;

/** The teams that its stages list. */
export const listedTeams: Query<ListedTeamRow> = query(`SELECT t.* FROM stages g
  JOIN stage_teams t ON t.stage_id = g.id WHERE g.season_id = ?1 AND g.mode = 'points'`);

export type TableMatchRow = Pick<
  typeof matches.$inferSelect,
  "stage_id" | "group_name" | "home_id" | "away_id" | "match_time"
> & {
  [Column in "status" | "home_goals" | "away_goals" | "home_half" | "away_half"]:
    | (typeof match_states.$inferSelect)[Column]
    | null;
};

/** Its matches with their results as of `?2` (milliseconds UTC), played or not. */
export const tableMatches: Query<TableMatchRow> = query(`
  SELECT m.stage_id, m.group_name, m.home_id, m.away_id, m.match_time, s.status, s.home_goals, s.away_goals,
    s.home_half, s.away_half
  FROM matches m LEFT JOIN match_states s ON s.match_id = m.id AND s.known_at =
    (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?2)
  WHERE m.season_id = ?1 AND m.known_at <= ?2`);

/** Names of the teams that appear in it. */
export const teamsOfSeason: Query<
  Pick<typeof teams.$inferSelect, "id" | "name" | "short_name" | "translations" | "logo">
> = query(`
  SELECT id, name, short_name, translations, logo FROM teams WHERE id IN (
    SELECT home_id FROM matches WHERE season_id = ?1
    UNION SELECT away_id FROM matches WHERE season_id = ?1
    UNION SELECT t.team_id FROM stages g JOIN stage_teams t ON t.stage_id = g.id WHERE g.season_id = ?1)`);
