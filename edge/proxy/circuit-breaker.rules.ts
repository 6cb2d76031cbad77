/**
 * A circuit breaker as a value: whether a service that fails is asked at all. While it is open nobody waits for the
 * service, and one request at a time finds out whether it is back.
 */
export interface CircuitBreaker {
  /** What became of the newest questions, the oldest first. */
  readonly outcomes: readonly Outcome[];
  /** Until when nobody asks, milliseconds UTC; null while it is closed. */
  readonly openUntilMs: number | null;
  /** How long it stays open next time it opens, milliseconds. */
  readonly pauseMs: number;
  /** Since when somebody is finding out, milliseconds UTC. */
  readonly probeSinceMs: number | null;
  /** How often it has opened. */
  readonly opened: number;
}

interface Outcome {
  readonly atMs: number;
  readonly isFailure: boolean;
}

/** `half-open` is an open one whose pause is over: the next question is the probe. */
export type CircuitBreakerState = "closed" | "open" | "half-open";

/** Whether to ask: as usual, to find out, or not, and then for how long, milliseconds. */
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
/** Pauses double from the first to the longest, and begin anew once the service has answered. */
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

/** Where a breaker stands at a moment. */
export function stateOf({ openUntilMs }: CircuitBreaker, nowMs: number): CircuitBreakerState {
  if (openUntilMs === null) return "closed";
  return nowMs < openUntilMs ? "open" : "half-open";
}

/** Whether a question may be asked now. */
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
    // Nobody waits for it any more: another one, asked after it, has closed the breaker or opened it again.
    return breaker.probeSinceMs === null ? breaker : opening(breaker, nowMs);
  }
  // Asked before it opened: what has come of that since says nothing new.
  if (breaker.openUntilMs !== null) return breaker;
  const outcomes = [...breaker.outcomes, { atMs: nowMs, isFailure }]
    .slice(-NEWEST)
    .filter(({ atMs }) => nowMs - atMs < WINDOW_MS);
  const failures = outcomes.filter((outcome) => outcome.isFailure).length;
  const opens = failures >= LEAST_FAILURES && failures / outcomes.length >= LEAST_SHARE;
  return opens ? opening(breaker, nowMs) : { ...breaker, outcomes };
}
