import { type Query, query } from "#origin/db/database.ts";
import type { latency_counts } from "#origin/db/schema/latency.table.ts";

/** Queries of latency statistics. */

export type LatencyCountRow = typeof latency_counts.$inferSelect;

/** Counts from hour `?1` (seconds UTC) on, newest hour first. */
export const latencyCounts: Query<LatencyCountRow> = query(
  "SELECT hour, stage, bucket, total FROM latency_counts WHERE hour >= ?1 ORDER BY hour DESC, stage, bucket",
);
