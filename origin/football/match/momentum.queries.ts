import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { stat_histories } from "#origin/db/schema/timeline.table.ts";
import type { ClockRow } from "./as-of-minute.queries.ts";

/** Queries of a match's momentum. */

/** Clock states of match `?2` until `?1` (milliseconds UTC), oldest first. */
export const clocksOfMatch: Query<ClockRow> = query(`
  SELECT t.match_id, t.known_at, t.status, t.period_started_at, t.minute, t.added, t.home_overtime, m.clock_speed
  FROM matches m JOIN match_states t ON t.match_id = m.id AND t.known_at <= ?1 WHERE m.id = ?2 ORDER BY t.known_at`);

/** Counts of attacking play over match `?1`. */
export const historyOfMatch: Query<RowOf<typeof stat_histories>> = query(
  "SELECT match_id, counts FROM stat_histories WHERE match_id = ?1",
);
