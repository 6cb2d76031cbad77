import type { Upstream } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/index.ts";
import type { Metrics } from "../observability/metrics.ts";
import {
  admit,
  type CircuitBreaker,
  type CircuitBreakerState,
  CLOSED,
  settle,
  stateOf,
} from "./circuit-breaker.rules.ts";

/** State of a service's breaker in this isolate. */
export interface CircuitBreakerReport {
  readonly state: CircuitBreakerState;
  /** Time until the next request is allowed, milliseconds; 0 where it is allowed now. */
  readonly retry_in_ms: number;
  /** How often the breaker has opened since the isolate began. */
  readonly opened: number;
}

/** The breakers of one isolate, one for each service. */
export interface CircuitBreakers {
  /**
   * Sends a request, unless the service's breaker is open. Rejects as `ask` does, or at once with
   * `upstream_unavailable` and the time of the next try.
   */
  callUpstream(
    upstream: Upstream,
    requestId: string,
    callUpstream: () => Promise<Response>,
  ): Promise<Response>;
  report(): Record<Upstream, CircuitBreakerReport>;
}

interface GuardOptions {
  readonly now: () => number;
  readonly metrics: Pick<Metrics, "upstreamCalled" | "upstreamSkipped">;
  /** Called when a breaker opens or closes. */
  readonly onChange: (upstream: Upstream, report: CircuitBreakerReport, requestId: string) => void;
}

/**
 * True if a response is a fault of the service as a whole. A verdict on the request is none, however severe; nor is a
 * problem about an upstream of the service (a captcha, a push service, a room) that failed: one reader's refused
 * subscription must not lock out all.
 */
const isFault = ({ status, headers }: Response): boolean =>
  status === 500 || (status > 500 && !headers.get("content-type")?.startsWith("application/problem+json"));

/** Makes the breakers of one isolate, closed. */
export function createCircuitBreakers({ now, metrics, onChange }: GuardOptions): CircuitBreakers {
  const breakers: Record<Upstream, CircuitBreaker> = { football: CLOSED, content: CLOSED, origin: CLOSED };
  const reportOf = (upstream: Upstream): CircuitBreakerReport => {
    const breaker = breakers[upstream];
    return {
      state: stateOf(breaker, now()),
      retry_in_ms: Math.max(0, (breaker.openUntilMs ?? 0) - now()),
      opened: breaker.opened,
    };
  };
  const note = (upstream: Upstream, requestId: string, admitted: "usual" | "probe", isFailure: boolean) => {
    const before = breakers[upstream];
    const after = settle(before, now(), admitted, isFailure);
    breakers[upstream] = after;
    const isChanged = (before.openUntilMs === null) !== (after.openUntilMs === null);
    if (isChanged) onChange(upstream, reportOf(upstream), requestId);
  };

  return {
    async callUpstream(upstream, requestId, callUpstream) {
      const admission = admit(breakers[upstream], now());
      if (admission.admitted === "no") {
        metrics.upstreamSkipped(upstream);
        throw new AppError("upstream_unavailable", {
          detail: `the circuit breaker of ${upstream} is open for ${admission.retryMs} ms`,
          retryAfterSeconds: Math.ceil(admission.retryMs / 1000),
        });
      }
      if (admission.admitted === "probe") breakers[upstream] = admission.breaker;
      const startedMs = now();
      const settled = (isFailure: boolean) => {
        metrics.upstreamCalled(upstream, now() - startedMs, isFailure);
        note(upstream, requestId, admission.admitted, isFailure);
      };
      try {
        const response = await callUpstream();
        settled(isFault(response));
        return response;
      } catch (thrown) {
        settled(toAppError(thrown).row.status >= 500);
        throw thrown;
      }
    },
    report: () => ({
      football: reportOf("football"),
      content: reportOf("content"),
      origin: reportOf("origin"),
    }),
  };
}
