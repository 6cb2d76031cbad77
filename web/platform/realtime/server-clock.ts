/**
 * The server's time in the browser. A reader's clock may be minutes off, and a running minute that is off by one
 * is a wrong minute; every room message says when it was sent, and the quickest of them tells the difference best.
 */
export interface ServerClock {
  /** The moment the HTML was rendered for: what the server render and the first client render show. */
  readonly rendered_ms: number;
  /** How far in the past the reader is shown everything, milliseconds; {@link rendered_ms} is as far. */
  readonly delay_ms: number;
  /** Milliseconds UTC as the server counts them, less the delay: the reader's "now". */
  now(): number;
  /** Takes a message's `sent_at_ms` on arrival. */
  observe(sentAtMs: number): void;
  /** Calls back every second as long as somebody listens; many listeners one portion after another. */
  subscribe(listener: () => void): () => void;
}

/** Samples that are kept: enough to forget a slow minute, few enough to follow a clock that is set anew. */
const SAMPLES = 20;
const TICK_MS = 1_000;
/** Listeners that are called in one task: five hundred rows whose minute turns at once would hold up a finger. */
const AT_ONCE = 64;

/** One clock per page tree. `now` is a parameter so that tests can move it. */
export function createServerClock(
  renderedMs: number,
  now: () => number = Date.now,
  delayMs = 0,
): ServerClock {
  const listeners = new Set<() => void>();
  const samples: number[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  let offset = 0;

  const call = (waiting: (() => void)[]): void => {
    for (const each of waiting.splice(0, AT_ONCE)) if (listeners.has(each)) each();
    if (waiting.length > 0) setTimeout(call, 0, waiting);
  };

  return {
    rendered_ms: renderedMs,
    delay_ms: delayMs,
    now: () => now() + offset - delayMs,
    observe(sentAtMs) {
      // sent − received = clock difference − transport time, so the largest sample has the least transport in it.
      samples.push(sentAtMs - now());
      if (samples.length > SAMPLES) samples.shift();
      offset = Math.max(...samples);
    },
    subscribe(listener) {
      listeners.add(listener);
      timer ??= setInterval(() => call([...listeners]), TICK_MS);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
