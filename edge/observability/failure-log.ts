import { type AppError, toAppError } from "#shared/errors/index.ts";
import { logLine } from "#shared/log/log-line.ts";
import type { CircuitBreakerReport } from "../proxy/circuit-breaker.ts";

/** Source of a failure, as far as it is known. */
export interface FailurePlace {
  readonly requestId?: string | undefined;
  readonly method?: string;
  readonly path?: string;
  /** The response served instead, when the reader did not see the failure. */
  readonly served?: "stale" | "without";
}

/** One JSON line for the operator; its level is in the error catalogue. */
export function logFailure(thrown: unknown, place: FailurePlace): void {
  const error: AppError = toAppError(thrown);
  const level = error.row.log;
  if (level === "none") return;
  logLine(level, {
    worker: "edge",
    code: error.code,
    request_id: place.requestId,
    method: place.method,
    path: place.path,
    served: place.served,
    detail: error.detail,
    stack: error.code === "internal" && error.cause instanceof Error ? error.cause.stack : undefined,
  });
}

/** A circuit breaker that opens or closes: one line each time, in the request that found it out. */
export function logBreaker(upstream: string, report: CircuitBreakerReport, requestId: string): void {
  const isOpen = report.state !== "closed";
  logLine(isOpen ? "error" : "info", {
    worker: "edge",
    code: isOpen ? "breaker_open" : "breaker_closed",
    request_id: requestId,
    upstream,
    retry_in_ms: report.retry_in_ms,
  });
}
