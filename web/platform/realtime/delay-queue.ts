import { isRecord } from "#shared/json/is-record.ts";
import { isError } from "./read-message.ts";
import type { ServerClock } from "./server-clock.ts";

/** More messages than a busy afternoon has in three minutes. */
const MAX_HELD = 5_000;
/** The clock may be set anew meanwhile, so it is looked at this often. */
const LOOK_MS = 1_000;

export interface DelayQueue {
  /** Takes what a room has just said; `release` gets it when its moment has come, in the order of arrival. */
  take(raw: unknown): void;
  /** Whether a whole state waits: what happened before it will not come from this room. */
  readonly awaitsSnapshot: boolean;
  clear(): void;
}

interface Held {
  readonly raw: unknown;
  readonly sent_at_ms: number;
}

/**
 * Messages of a room for a reader who is shown everything late: each waits until his clock, which runs that much behind,
 * has reached the moment it was sent. Without a delay they go straight through. Bounded: should it ever be full, the
 * oldest goes unread; the gap in `seq` tells, and the room is asked for a snapshot.
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
      // A message without `sent_at_ms` cannot be held back until its moment.
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
