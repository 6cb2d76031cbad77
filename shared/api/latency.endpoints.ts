import { LATENCY_SPANS, Latency, LatencyReport } from "../latency/index.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import { choiceField } from "./query-fields.ts";

/**
 * Calls that report how late changes reach readers' screens. They belong to our rooms, whichever provider delivers the
 * football: no other service replaces them.
 */
export const latencyEndpoints = {
  latency: endpoint({
    upstream: "origin",
    path: "latency",
    summary:
      "How late changes were on readers' screens: p50, p95 and p99 by stage and hour, as browsers of one page view in twenty tell. At most ten per cent beside the exact figures.",
    query: { hours: choiceField(LATENCY_SPANS, 24) },
    answer: Latency,
    freshness: "minutes",
  }),
  latencyReport: endpoint({
    upstream: "origin",
    method: "POST",
    path: "latency/report",
    summary:
      "A browser tells how late changes were that it has shown, at most fifty at once. Counted, and nothing else is kept.",
    body: LatencyReport,
    answer: Nothing,
    freshness: "private",
    access: "visitor",
  }),
} as const;
