import { type Query, query } from "#origin/db/database.ts";

/** Reads that decide about the demo world. */

/** Whether real football is stored (1) or not (0); a replay of it is not, somebody only tries that out. */
export const realFootball: Query<{ stored: number }> = query(
  "SELECT EXISTS (SELECT 1 FROM matches WHERE provenance = 'real') AS stored",
);

/** Seasons whose matches are all demo matches and kicked off before `?1` (seconds). */
export const pastDemoSeasons: Query<{ id: number }> = query(`SELECT DISTINCT m.season_id AS id FROM matches m
  WHERE m.provenance = 'demo' AND m.match_time < ?1 AND NOT EXISTS (
    SELECT 1 FROM matches o WHERE o.season_id = m.season_id
      AND (o.match_time >= ?1 OR o.provenance <> 'demo'))`);

/** Matches of seasons (`?1`, JSON list of ids). */
export const matchesOfSeasons: Query<{ id: number }> = query(
  "SELECT id FROM matches WHERE season_id IN (SELECT value FROM json_each(?1))",
);

/** Stages of seasons (`?1`, JSON list of ids). */
export const stagesOfSeasons: Query<{ id: number }> = query(
  "SELECT id FROM stages WHERE season_id IN (SELECT value FROM json_each(?1))",
);
