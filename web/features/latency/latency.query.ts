import {
  LATENCY_SPANS,
  LATENCY_STAGES,
  type LatencySpan,
  type LatencyStage,
} from "#shared/latency/latency.table.ts";
import { callOptions } from "#web/platform/data/call-options.ts";

/** Delays on readers' screens over a number of hours. */
export const latencyQuery = (hours: LatencySpan) =>
  callOptions("/api/v1/origin/latency", { hours }, "minutes");

/** The screen that a delay is measured on. */
export interface LatencyChoice {
  readonly span: LatencySpan;
  /** The range of hours. */
  readonly stage: LatencyStage;
}

/** The choices in a URL. */
export const readLatencyChoice = (search: URLSearchParams): LatencyChoice => ({
  span: LATENCY_SPANS.find((hours) => String(hours) === search.get("hours")) ?? 24,
  stage: LATENCY_STAGES.find((one) => one === search.get("stage")) ?? "total",
});
