import { LATENCY_SPANS, Latency, LatencyReport } from "../latency/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField } from "./query-fields.ts";

/** Calls that report how late changes reach screens. They belong to our rooms, whatever the provider. */
export const latencyEndpoints = {
  latency: endpoint({
    upstream: "origin",
    path: "latency",
    summary:
      "Delay of changes until they are on readers' screens: p50, p95 and p99 by stage and hour, reported by browsers for one page view in twenty. The error is at most ten per cent.",
    query: { hours: choiceField(LATENCY_SPANS, 24) },
    answer: Latency,
    freshness: "minutes",
  }),
  latencyReport: endpoint({
    upstream: "origin",
    method: "POST",
    path: "latency/report",
    summary:
      "Reports the delay of changes that a browser has displayed, at most fifty per request. Only counts are stored.",
    body: LatencyReport,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
} as const;
