import type { Latency } from "#shared/latency/latency.schema.ts";
import {
  LATENCY_SPANS,
  LATENCY_STAGES,
  type LatencySpan,
  type LatencyStage,
} from "#shared/latency/latency.table.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export interface LatencyPageData {
  readonly latency: Latency;
  readonly span: LatencySpan;
  /** Whose hours are shown. */
  readonly stage: LatencyStage;
}

/** How late changes were on readers' screens. */
export async function loadLatencyPage(
  { call }: RequestFacts,
  search: URLSearchParams,
): Promise<LatencyPageData> {
  const span = LATENCY_SPANS.find((hours) => String(hours) === search.get("hours")) ?? 24;
  const stage = LATENCY_STAGES.find((one) => one === search.get("stage")) ?? "total";
  const { data } = await call("/api/v1/origin/latency", { hours: span });
  return { latency: data, span, stage };
}
