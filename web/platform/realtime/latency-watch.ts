import type { SourceStatus } from "#shared/room/index.ts";
import type { ConnectionState } from "./connection-state.ts";
import type { LatencyLog } from "./latency-log.ts";
import { latenessOf, type Moments } from "./lateness.rules.ts";
import type { ServerClock } from "./server-clock.ts";

/** A room reports providers' silence right after the snapshot; without it for this long, it is over. */
const FRESH_WITHIN_MS = 2_000;
/** A page that was hidden before it could paint gives no sample. */
const DRAWN_WITHIN_MS = 5_000;

interface LatenessOptions {
  readonly connection: ConnectionState;
  readonly clock: ServerClock;
  readonly log: LatencyLog;
}

/** Measures how fresh the page of a room connection is; the result is in the connection's state. */
export interface LatencyWatch {
  /** The connection is open. */
  opened(): void;
  /** The room answered a ping after this time. */
  answered(tripMs: number): void;
  /** A message about the providers has arrived. */
  onSourceStatus(word: SourceStatus): void;
  /** A change was folded that came over a standing connection. */
  changed(message: Moments): void;
  /** Called once a second. */
  check(): void;
}

/** Calls back once the page's current content is painted. */
const whenDrawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then, 0));

/** A reader with a delay sees no lateness and reports none. */
export function watchLatency({ connection, clock, log }: LatenessOptions): LatencyWatch {
  let openedMs = Date.now();
  let isConfirmed = false;
  let tripMs = Number.POSITIVE_INFINITY;

  return {
    opened() {
      openedMs = Date.now();
      isConfirmed = false;
    },
    answered(ms) {
      tripMs = Math.min(tripMs, ms);
    },
    onSourceStatus(word) {
      connection.silent_since_ms = word.type === "source-silent" ? word.since_ms : null;
      isConfirmed = true;
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
      if (connection.silent_since_ms === null || isConfirmed) return;
      if (Date.now() - openedMs >= FRESH_WITHIN_MS) connection.silent_since_ms = null;
    },
  };
}
