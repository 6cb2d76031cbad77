import * as z from "zod/mini";
import { LATENCY_MAX_MS, LATENCY_SAMPLES_MAX, LATENCY_STAGES } from "./latency.table.ts";

const delay = z.int().check(z.minimum(0), z.maximum(LATENCY_MAX_MS));

/** How long one change took through each stage, milliseconds. */
const LatencySample = z.object({ feed_ms: delay, room_ms: delay, screen_ms: delay });
export type LatencySample = z.infer<typeof LatencySample>;

/** A browser's report of changes it has shown. It holds nothing of the reader, the match or the page. */
export const LatencyReport = z.object({
  samples: z.array(LatencySample).check(z.minLength(1), z.maxLength(LATENCY_SAMPLES_MAX)),
});

const quantiles = { count: z.int(), p50_ms: z.int(), p95_ms: z.int(), p99_ms: z.int() };
const Quantiles = z.object(quantiles);

/** How late changes were in a stage: over the whole span, and by hour, the newest first, without those of which nothing is known. */
const StageLatency = z.object({
  stage: z.enum(LATENCY_STAGES),
  whole: z.nullable(Quantiles),
  hours: z.array(z.object({ at: z.int(), ...quantiles })),
});
export type StageLatency = z.infer<typeof StageLatency>;

/** How late changes were on readers' screens. */
export const Latency = z.object({
  span_hours: z.int(),
  /** The time it is true for, seconds UTC. */
  as_of: z.int(),
  /** All of them, in the order of the way. */
  stages: z.array(StageLatency),
});
export type Latency = z.infer<typeof Latency>;
