import { isRecord } from "#shared/json/is-record.ts";
import { isError } from "./read-message.ts";
import type { ServerClock } from "./server-clock.ts";

/** More messages than a busy afternoon has in three minutes. */
const MAX_HELD = 5_000;
/** The clock may be adjusted meanwhile, so the queue checks it this often. */
const LOOK_MS = 1_000;

export interface DelayQueue {
  /** Takes a message on arrival; `release` gets it when it is due, in the order of arrival. */
  take(raw: unknown): void;
  /** True if a snapshot is queued: changes before it will not come from this room. */
  readonly awaitsSnapshot: boolean;
  clear(): void;
}

interface Held {
  readonly raw: unknown;
  readonly sent_at_ms: number;
}

/**
 * Delays a room's messages until the reader's delayed clock reaches their time. Bounded: when full it drops the oldest,
 * and the gap in `seq` requests a snapshot.
 */
export function createDelayQueue(clock: ServerClock, release: (raw: unknown) => void): DelayQueue {
  let held: Held[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    timer = undefined;
    while (held[0] && held[0].sent_at_ms <= clock.now()) release(held.shift()?.raw);
    wait();
  };
  const wait = () => {
    const [first] = held;
    if (!first || timer !== undefined) return;
    timer = setTimeout(letGo, Math.min(LOOK_MS, Math.max(0, first.sent_at_ms - clock.now())));
  };

  return {
    take(raw) {
      const sentAtMs = isRecord(raw) && Number.isSafeInteger(raw.sent_at_ms) ? Number(raw.sent_at_ms) : null;
      if (sentAtMs !== null) clock.observe(sentAtMs);
      // A message without `sent_at_ms` cannot be delayed.
      const isNow = clock.delay_ms === 0 || sentAtMs === null || isError(raw);
      if (isNow) return release(raw);
      held.push({ raw, sent_at_ms: sentAtMs });
      if (held.length > MAX_HELD) held.shift();
      wait();
    },
    get awaitsSnapshot() {
      return held.some(({ raw }) => isRecord(raw) && raw.type === "snapshot");
    },
    clear() {
      held = [];
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
