/**
 * A circuit breaker as a value: whether a failing service gets requests at all. While it is open no request waits for
 * the service, and one request at a time probes whether it is back.
 */
export interface CircuitBreaker {
  /** Outcomes of the latest calls, the oldest first. */
  readonly outcomes: readonly Outcome[];
  /** End of the pause, milliseconds UTC; null while it is closed. */
  readonly openUntilMs: number | null;
  /** How long it stays open next time it opens, milliseconds. */
  readonly pauseMs: number;
  /** Start of the running probe, milliseconds UTC. */
  readonly probeSinceMs: number | null;
  /** How often it has opened. */
  readonly opened: number;
}

interface Outcome {
  readonly atMs: number;
  readonly isFailure: boolean;
}

/** `half-open` is an open one whose pause is over: the next request is the probe. */
export type CircuitBreakerState = "closed" | "open" | "half-open";

/** Decision on a request: sent as usual, sent as a probe, or refused for so many milliseconds. */
export type Admission =
  | { readonly admitted: "usual" }
  | { readonly admitted: "probe"; readonly breaker: CircuitBreaker }
  | { readonly admitted: "no"; readonly retryMs: number };

/** Outcomes that count: this many at most, and none that is older. */
const NEWEST = 10;
const WINDOW_MS = 20_000;
/** Failures that open it, and how many of the outcomes they have to be: one call that fails among good ones opens nothing. */
export const LEAST_FAILURES = 5;
const LEAST_SHARE = 0.8;
/** Pauses double from the first to the longest, and restart once the service has answered. */
export const FIRST_PAUSE_MS = 2000;
export const LONGEST_PAUSE_MS = 16_000;
/** A probe that was lost with its request keeps others from asking for no longer than this. */
const PROBE_PATIENCE_MS = 5000;

/** A breaker that has seen nothing yet. */
export const CLOSED: CircuitBreaker = {
  outcomes: [],
  openUntilMs: null,
  pauseMs: FIRST_PAUSE_MS,
  probeSinceMs: null,
  opened: 0,
};

const isProbing = ({ probeSinceMs }: CircuitBreaker, nowMs: number): boolean =>
  probeSinceMs !== null && nowMs - probeSinceMs < PROBE_PATIENCE_MS;

/** State of a breaker at a moment. */
export function stateOf({ openUntilMs }: CircuitBreaker, nowMs: number): CircuitBreakerState {
  if (openUntilMs === null) return "closed";
  return nowMs < openUntilMs ? "open" : "half-open";
}

/** Decides on a request now. */
export function admit(breaker: CircuitBreaker, nowMs: number): Admission {
  const { openUntilMs, probeSinceMs } = breaker;
  if (openUntilMs === null) return { admitted: "usual" };
  if (nowMs < openUntilMs) return { admitted: "no", retryMs: openUntilMs - nowMs };
  if (isProbing(breaker, nowMs))
    return { admitted: "no", retryMs: (probeSinceMs ?? nowMs) + PROBE_PATIENCE_MS - nowMs };
  return { admitted: "probe", breaker: { ...breaker, probeSinceMs: nowMs } };
}

const opening = (breaker: CircuitBreaker, nowMs: number): CircuitBreaker => ({
  outcomes: [],
  openUntilMs: nowMs + breaker.pauseMs,
  pauseMs: Math.min(breaker.pauseMs * 2, LONGEST_PAUSE_MS),
  probeSinceMs: null,
  opened: breaker.opened + 1,
});

/** The breaker once a question that was admitted so has come to something. */
export function settle(
  breaker: CircuitBreaker,
  nowMs: number,
  admitted: "usual" | "probe",
  isFailure: boolean,
): CircuitBreaker {
  if (admitted === "probe") {
    if (!isFailure) return { ...CLOSED, opened: breaker.opened };
    // The probe's time was over: a later one has closed the breaker or opened it again.
    return breaker.probeSinceMs === null ? breaker : opening(breaker, nowMs);
  }
  // A request from before it opened: its outcome is out of date.
  if (breaker.openUntilMs !== null) return breaker;
  const outcomes = [...breaker.outcomes, { atMs: nowMs, isFailure }]
    .slice(-NEWEST)
    .filter(({ atMs }) => nowMs - atMs < WINDOW_MS);
  const failures = outcomes.filter((outcome) => outcome.isFailure).length;
  const opens = failures >= LEAST_FAILURES && failures / outcomes.length >= LEAST_SHARE;
  return opens ? opening(breaker, nowMs) : { ...breaker, outcomes };
}
