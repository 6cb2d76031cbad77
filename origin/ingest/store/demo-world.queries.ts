import { type Query, query } from "#origin/db/database.ts";
import type { price_series } from "#origin/db/schema/odds.table.ts";
import type { stats } from "#origin/db/schema/timeline.table.ts";
import { firstCompany, MAIN } from "#origin/football/odds/price.sql.ts";
import { LATEST_STATS, type PlayerStatsRow, UNTIL_NOW } from "#origin/football/player/performance.sql.ts";
import type { StoredRow } from "./row.ts";

/** Queries about the state of the demo world. */

/** 1 if real football is stored, else 0; a replay does not count, because it is only a trial. */
export const realFootball: Query<{ stored: number }> = query(
  "SELECT EXISTS (SELECT 1 FROM matches WHERE provenance = 'real') AS stored",
);

/** Names of the stored steps. */
export const storedSteps: Query<{ part: string }> = query(
  "SELECT part FROM demo_parts WHERE part NOT LIKE 'articles/%' ORDER BY part",
);

/** Seasons of the demo world. */
export const demoSeasons: Query<{ id: number; external_id: string }> = query(`SELECT id, external_id
  FROM external_ids WHERE kind = 'seasons' AND source = 'demo' ORDER BY external_id`);

/** Seasons with only demo matches that all kicked off before `?1` (seconds). */
export const pastDemoSeasons: Query<{ id: number }> = query(`SELECT DISTINCT m.season_id AS id FROM matches m
  WHERE m.provenance = 'demo' AND m.match_time < ?1 AND NOT EXISTS (
    SELECT 1 FROM matches o WHERE o.season_id = m.season_id
      AND (o.match_time >= ?1 OR o.provenance <> 'demo'))`);

/** Some demo matches from `?1` (seconds) on that have only been announced. */
export const bareDemoMatches: Query<{ id: number }> = query(`SELECT m.id FROM matches m
  WHERE m.provenance = 'demo' AND m.match_time >= ?1
    AND NOT EXISTS (SELECT 1 FROM status_changes c WHERE c.match_id = m.id) LIMIT 500`);

/** Demo matches that kick off from `?1` to before `?2` (seconds). */
export const demoMatchesBetween: Query<{ id: number }> = query(
  "SELECT id FROM matches WHERE provenance = 'demo' AND match_time >= ?1 AND match_time < ?2",
);

const LISTED = "(SELECT value FROM json_each(?2))";

export type LastStatRow = typeof stats.$inferSelect;

/**
 * Statistics of matches (`?2`, JSON list of ids) as of `?1` (milliseconds UTC), the current row per kind and period.
 */
export const lastStats: Query<LastStatRow> = query(`
  SELECT t.match_id, t.kind, t.period, max(t.known_at) AS known_at, t.home, t.away FROM stats t
  WHERE t.match_id IN ${LISTED} AND t.known_at <= ?1 GROUP BY t.match_id, t.kind, t.period`);

/** Statistics of their players. */
export const lastPlayerStats: Query<PlayerStatsRow> = query(`SELECT ${LATEST_STATS}
  FROM player_stats x WHERE x.match_id IN ${LISTED} AND ${UNTIL_NOW}`);

/** Prices of matches (`?1`, JSON list of ids) in the main markets of the whole match, of the best-ranked bookmaker. */
export const leadingPrices: Query<StoredRow<typeof price_series>> = query(`SELECT p.* FROM price_series p
  WHERE p.match_id IN (SELECT value FROM json_each(?1)) AND p.market IN ${MAIN} AND p.period = 'full'
    AND p.company_id = ${firstCompany("true")}`);

/** Matches of seasons (`?1`, JSON list of ids). */
export const matchesOfSeasons: Query<{ id: number }> = query(
  "SELECT id FROM matches WHERE season_id IN (SELECT value FROM json_each(?1))",
);

/** Stages of seasons (`?1`, JSON list of ids). */
export const stagesOfSeasons: Query<{ id: number }> = query(
  "SELECT id FROM stages WHERE season_id IN (SELECT value FROM json_each(?1))",
);
