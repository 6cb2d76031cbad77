import {
  LATENCY_SPANS,
  LATENCY_STAGES,
  type LatencySpan,
  type LatencyStage,
} from "#shared/latency/latency.table.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

/** How late changes were on readers' screens in so many hours. */
export const latencyQuery = (hours: LatencySpan) =>
  callOptions("/api/v1/origin/latency", { hours }, "minutes");

/** What a reader looks at. */
export interface LatencyChoice {
  readonly span: LatencySpan;
  /** Whose hours are shown. */
  readonly stage: LatencyStage;
}

/** What an address asks for. */
export const readLatencyChoice = (search: URLSearchParams): LatencyChoice => ({
  span: LATENCY_SPANS.find((hours) => String(hours) === search.get("hours")) ?? 24,
  stage: LATENCY_STAGES.find((one) => one === search.get("stage")) ?? "total",
});
