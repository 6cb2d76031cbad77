/** The server's time in the browser, by the fastest room message: a reader's clock may be minutes off. */
export interface ServerClock {
  /** The time the HTML was rendered for: the server render and the first client render show it. */
  readonly rendered_ms: number;
  /** The delay of everything the reader sees, milliseconds; {@link rendered_ms} has the same delay. */
  readonly delay_ms: number;
  /** Milliseconds UTC by the server's clock, less the delay: the reader's "now". */
  now(): number;
  /** Takes a message's `sent_at_ms` on arrival. */
  observe(sentAtMs: number): void;
  /** Calls back every second as long as there are listeners; many listeners are called in batches. */
  subscribe(listener: () => void): () => void;
}

/** Number of samples: enough to forget a slow minute, few enough to follow an adjusted clock. */
const SAMPLES = 20;
const TICK_MS = 1_000;
/** Listeners that are called in one task: five hundred rows whose minute turns at once would block input. */
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
