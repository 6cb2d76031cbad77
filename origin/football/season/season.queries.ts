import { type Query, query } from "#origin/db/database.ts";
import type { seasons } from "#origin/db/schema/season.table.ts";
import type { IncidentKind, MatchId, PlayerId, Side, TeamId } from "#shared/match/index.ts";
import { STANDS } from "../match/incident.sql.ts";
import { RESULT_NOW } from "../match/match-row.sql.ts";
import { countryCodeColumn, logoColumn, type TeamColumns } from "../ref-columns.sql.ts";
import { inSeason } from "./season-team.sql.ts";

/** Queries of seasons. */

/** Season `?1`. */
export const seasonById: Query<
  Pick<typeof seasons.$inferSelect, "id" | "tie_break_rule" | "competition_id">
> = query("SELECT id, tie_break_rule, competition_id FROM seasons WHERE id = ?1");

/** Name of season `?1`: its year or years. */
export const nameOfSeason: Query<Pick<typeof seasons.$inferSelect, "name">> = query(
  "SELECT name FROM seasons WHERE id = ?1",
);

/** Names of the teams that appear in season `?1`. */
export const teamsOfSeason: Query<TeamColumns> = query(
  `SELECT t.id, t.name, t.short_name, t.translations, ${logoColumn("t")} AS logo, t.national,
    ${countryCodeColumn("t")} AS country_code FROM teams t WHERE ${inSeason("?1")}`,
);

interface GoalRow {
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
