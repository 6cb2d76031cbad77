import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import {
  bucketOf,
  LATENCY_MAX_MS,
  LATENCY_STAGES,
  type Latency,
  type LatencySample,
  type LatencySpan,
  type LatencyStage,
  quantilesOf,
} from "#shared/latency/index.ts";
import { type LatencyCountRow, latencyCounts } from "./latency.queries.ts";
import { addLatency, type CountedBucket } from "./latency.store.ts";

const HOUR = 3_600;

/** The hour of a moment, seconds UTC. */
const hourOf = (nowMs: number): number => Math.floor(nowMs / 1000 / HOUR) * HOUR;

const delaysOf = ({ feed_ms, room_ms, screen_ms }: LatencySample): Record<LatencyStage, number> => ({
  feed: feed_ms,
  room: room_ms,
  screen: screen_ms,
  total: Math.min(LATENCY_MAX_MS, feed_ms + room_ms + screen_ms),
});

/** Stores a browser's report of displayed changes. It counts for the hour of the report. */
export async function countSamples(
  db: Database,
  samples: readonly LatencySample[],
  nowMs: number,
): Promise<void> {
  const totals = new Map<string, CountedBucket>();
  for (const delays of samples.map(delaysOf)) {
    for (const stage of LATENCY_STAGES) {
      const bucket = bucketOf(delays[stage]);
      const key = `${stage}/${bucket}`;
      totals.set(key, [stage, bucket, (totals.get(key)?.[2] ?? 0) + 1]);
    }
  }
  await addLatency(db, hourOf(nowMs), [...totals.values()]);
}

function hoursOf(rows: readonly LatencyCountRow[]): Latency["stages"][number]["hours"] {
  return [...Map.groupBy(rows, ({ hour }) => hour)].flatMap(([at, counted]) => {
    const quantiles = quantilesOf(counted);
    return quantiles ? [{ at, ...quantiles }] : [];
  });
}

/** Latency of the last hours, the current one included. */
export async function getLatency(db: Database, span_hours: LatencySpan, nowMs: number): Promise<Latency> {
  const [rows] = await readAll(db, bindQuery(latencyCounts, hourOf(nowMs) - (span_hours - 1) * HOUR));
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  const stages = LATENCY_STAGES.map((stage) => {
    const counted = byStage.get(stage) ?? [];
    return { stage, whole: quantilesOf(counted), hours: hoursOf(counted) };
  });
  return { span_hours, as_of: Math.floor(nowMs / 1000), stages };
}
