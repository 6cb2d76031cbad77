import type { Database } from "#origin/db/database.ts";
import type { LatencyStage } from "#shared/latency/index.ts";

/** Hours are kept so long, seconds. */
const KEPT = 30 * 86_400;

const ADD = `INSERT INTO latency_counts (hour, stage, bucket, total)
  SELECT ?1, e.value ->> 0, e.value ->> 1, e.value ->> 2 FROM json_each(?2) e WHERE true
  ON CONFLICT (hour, stage, bucket) DO UPDATE SET total = total + excluded.total`;

/** How many delays of a stage fell into a bucket. */
export type CountedBucket = readonly [stage: LatencyStage, bucket: number, total: number];

/** Adds what was counted to its hour (seconds UTC), in one statement: reports that come at once add up. */
export async function addLatency(
  db: Database,
  hour: number,
  counted: readonly CountedBucket[],
): Promise<void> {
  await db.batch([db.prepare(ADD).bind(hour, JSON.stringify(counted))]);
}

/** Removes hours that are older than thirty days. */
export async function sweepLatency(db: Database, nowMs: number): Promise<void> {
  const before = Math.floor(nowMs / 1000) - KEPT;
  await db.batch([db.prepare("DELETE FROM latency_counts WHERE hour < ?1").bind(before)]);
}
