import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { match_part_reports } from "#origin/db/schema/timeline.table.ts";
import { IS_LIVE } from "./in-play.sql.ts";
import { STATE_NOW } from "./match-row.sql.ts";

/** Queries for the minute of a match's statistics. `?1` is now, milliseconds UTC. */

export type ClockRow = Pick<
  RowOf<typeof match_states>,
  "match_id" | "known_at" | "status" | "period_started_at" | "minute" | "added" | "home_overtime"
> & { clock_speed: number };

/**
 * Clock states of matches `?2` (JSON list of ids), oldest first. A match that is neither in play nor interrupted has no
 * rows.
 */
export const clocksInPlay: Query<ClockRow> = query(`
  SELECT t.match_id, t.known_at, t.status, t.period_started_at, t.minute, t.added, t.home_overtime, m.clock_speed
  FROM matches m JOIN ${STATE_NOW} JOIN match_states t ON t.match_id = m.id AND t.known_at <= ?1
  WHERE m.id IN (SELECT value FROM json_each(?2)) AND (${IS_LIVE} OR s.status = 'interrupted') ORDER BY t.match_id, t.known_at`);

export type ReportRow = RowOf<typeof match_part_reports>;

/** When statistics of matches `?1` (JSON list of ids) were last reported. */
export const reportsOfMatches: Query<ReportRow> = query(
  "SELECT match_id, part, reports FROM match_part_reports WHERE match_id IN (SELECT value FROM json_each(?1))",
);
