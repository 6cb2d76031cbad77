import { type Query, query } from "#origin/db/database.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { poll_counts } from "#origin/db/schema/poll.table.ts";
import { STATE_NOW, STATUS } from "../match/match-row.sql.ts";

/** Queries of polls. */

export type PolledMatchRow = Pick<typeof matches.$inferSelect, "id" | "match_time" | "time_unknown"> & {
  status: (typeof match_states.$inferSelect)["status"] | null;
};

/** State of match `?2` relevant to its poll, as of `?1` (milliseconds UTC). */
export const polledMatch: Query<PolledMatchRow> =
  query(`SELECT m.id, m.match_time, m.time_unknown, ${STATUS} AS status
  FROM matches m LEFT JOIN ${STATE_NOW} WHERE m.id = ?2 AND m.known_at <= ?1`);

export type PollCountRow = Pick<typeof poll_counts.$inferSelect, "choice" | "total">;

/** Votes of match `?1` by choice; a choice without votes has no row. */
export const pollCounts: Query<PollCountRow> = query(
  "SELECT choice, total FROM poll_counts WHERE match_id = ?1",
);
