import type { FeedWord } from "#shared/room/index.ts";
import type { ConnectionState } from "./connection-state.ts";
import type { LatencyLog } from "./latency-log.ts";
import { latenessOf, type Moments } from "./lateness.rules.ts";
import type { ServerClock } from "./server-clock.ts";

/** A room tells newcomers that the source is silent right after its greeting; this long after, silence is over. */
const TOLD_WITHIN_MS = 2_000;
/** A page that was hidden before it could be drawn says nothing of how late changes are. */
const DRAWN_WITHIN_MS = 5_000;

interface LatenessOptions {
  readonly connection: ConnectionState;
  readonly clock: ServerClock;
  readonly log: LatencyLog;
}

/** What a page's line to a room learns of how fresh the page is; it stands in the connection's state. */
export interface LatencyWatch {
  /** The line is open. */
  opened(): void;
  /** The room answered a question after so long. */
  answered(tripMs: number): void;
  /** What the room says of the feed. */
  heard(word: FeedWord): void;
  /** A change was folded that had come over a standing line. */
  changed(message: Moments): void;
  /** Once a second. */
  check(): void;
}

/** Calls back once what is in the page stands on the screen. */
const whenDrawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then, 0));

/** Readers who are shown everything late on purpose are told nothing of it, and tell nothing. */
export function watchLatency({ connection, clock, log }: LatenessOptions): LatencyWatch {
  let openedMs = Date.now();
  let isToldAnew = false;
  let tripMs = Number.POSITIVE_INFINITY;

  return {
    opened() {
      openedMs = Date.now();
      isToldAnew = false;
    },
    answered(ms) {
      tripMs = Math.min(tripMs, ms);
    },
    heard(word) {
      connection.silent_since_ms = word.type === "feed-silent" ? word.since_ms : null;
      isToldAnew = true;
    },
    changed(message) {
      if (clock.delay_ms > 0 || document.visibilityState !== "visible") return;
      const folded = performance.now();
      whenDrawn(() => {
        if (performance.now() - folded > DRAWN_WITHIN_MS || connection.status !== "open") return;
        const late = latenessOf(message, clock.now(), Number.isFinite(tripMs) ? tripMs : 0);
        if (!late) return;
        connection.late_ms = late.total_ms;
        if (late.sample) log.note(late.sample);
      });
    },
    check() {
      if (connection.silent_since_ms === null || isToldAnew) return;
      if (Date.now() - openedMs >= TOLD_WITHIN_MS) connection.silent_since_ms = null;
    },
  };
}
