import type { Database } from "#origin/db/database.ts";
import type { LatencyStage } from "#shared/latency/index.ts";

/** Retention of the hours, seconds. */
const KEPT = 30 * 86_400;

const ADD = `INSERT INTO latency_counts (hour, stage, bucket, total)
  SELECT ?1, e.value ->> 0, e.value ->> 1, e.value ->> 2 FROM json_each(?2) e WHERE true
  ON CONFLICT (hour, stage, bucket) DO UPDATE SET total = total + excluded.total`;

/** Number of delays of a stage in a bucket. */
export type CountedBucket = readonly [stage: LatencyStage, bucket: number, total: number];

/** Adds counts to their hour (seconds UTC), in one statement, so that concurrent reports add up. */
export async function addLatency(
  db: Database,
  hour: number,
  counted: readonly CountedBucket[],
): Promise<void> {
  await db.batch([db.prepare(ADD).bind(hour, JSON.stringify(counted))]);
}

/** Deletes hours older than thirty days. */
export async function sweepLatency(db: Database, nowMs: number): Promise<void> {
  const before = Math.floor(nowMs / 1000) - KEPT;
  await db.batch([db.prepare("DELETE FROM latency_counts WHERE hour < ?1").bind(before)]);
}
