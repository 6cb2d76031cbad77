import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LatencyStage } from "#shared/latency/index.ts";

/** Histogram of end-to-end latency: counts per hour, stage and bucket. */
export const latency_counts = sqliteTable(
  "latency_counts",
  {
    /** Start of the hour, seconds UTC. */
    hour: integer().notNull(),
    stage: text().$type<LatencyStage>().notNull(),
    /** See `bucketOf` in shared/latency. */
    bucket: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.stage, table.bucket] })],
);
