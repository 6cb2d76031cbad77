import { type Query, query } from "#origin/db/database.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";

export type PhaseRow = Pick<typeof match_states.$inferSelect, "status" | "period_started_at"> & {
  known_at_ms: number;
};

/** Statuses of match `?2` up to now (`?1`, milliseconds UTC), each from when it became known with its clock (milliseconds UTC). */
export const phasesOfMatch: Query<PhaseRow> =
  query(`SELECT status, period_started_at, min(known_at) AS known_at_ms
  FROM match_states WHERE match_id = ?2 AND known_at <= ?1 GROUP BY status, period_started_at ORDER BY 3`);
