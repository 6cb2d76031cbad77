import { AppError } from "#shared/errors/index.ts";

/** Remembered at once; beyond that the oldest are dropped. */
const MAX_KEYS = 10_000;

interface Window {
  readonly startedMs: number;
  readonly count: number;
}

interface RateLimitOptions<Kind extends string> {
  /** Milliseconds UTC. */
  readonly now: () => number;
  readonly windowSeconds: number;
  /** Tries in a window by what is counted: of one address, of one reader. */
  readonly most: Readonly<Record<Kind, number>>;
  /** Called with a client that exceeds a limit. */
  readonly onExceeded: (who: string) => void;
}

/**
 * Counts a try, or one that is as much as several; nothing for null, a caller whom nothing names. Throws
 * `too_many_requests`, with the time to wait, when it is too much.
 */
export type RateLimit<Kind extends string> = (kind: Kind, who: string | null, weight?: number) => void;

/**
 * A rate limit. It is kept in the isolate's memory: a flood costs no write, and addresses are neither stored nor passed
 * on for it. So the limit holds for each isolate; a reader's address meets one or a few of them.
 */
export function createRateLimit<Kind extends string>(options: RateLimitOptions<Kind>): RateLimit<Kind> {
  const { now, most } = options;
  const windowMs = options.windowSeconds * 1000;
  const windows = new Map<string, Window>();
  return (kind, who, weight = 1) => {
    if (who === null) return;
    const key = `${kind}/${who}`;
    const nowMs = now();
    const known = windows.get(key);
    const { startedMs, count } =
      known && nowMs - known.startedMs < windowMs ? known : { startedMs: nowMs, count: 0 };
    windows.delete(key);
    windows.set(key, { startedMs, count: count + weight });
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? key);
    if (count + weight <= most[kind]) return;
    options.onExceeded(who);
    throw new AppError("too_many_requests", {
      detail: `too many requests of one ${kind}`,
      retryAfterSeconds: Math.ceil((startedMs + windowMs - nowMs) / 1000),
    });
  };
}
