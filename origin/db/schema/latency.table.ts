import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LatencyStage } from "#shared/latency/index.ts";

/** How late changes were on readers' screens: how many of an hour took how long through a stage. */
export const latency_counts = sqliteTable(
  "latency_counts",
  {
    /** When it began, seconds UTC. */
    hour: integer().notNull(),
    stage: text().$type<LatencyStage>().notNull(),
    /** See `bucketOf` in shared/latency. */
    bucket: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.stage, table.bucket] })],
);
