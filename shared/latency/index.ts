export { bucketOf, quantilesOf } from "./latency.rules.ts";
export { Latency, LatencyReport, type LatencySample } from "./latency.schema.ts";
export {
  LATENCY_MAX_MS,
  LATENCY_SPANS,
  LATENCY_STAGES,
  type LatencySpan,
  type LatencyStage,
} from "./latency.table.ts";
