import { retryDelayMs } from "../room.ts";

/** Schedule of the hub's pulls. All times milliseconds UTC by the hub's clock. */

/** A stored row is pulled this long after its moment, so that it is true by then on the other side too. */
const AFTER_CHANGE_MS = 15;
/** Longest silence between two pulls. */
const HEARTBEAT_MS = 10_000;
/** Shortest: clocks that disagree must not turn into a tight loop. */
const BREATH_MS = 20;
/** Polling interval of a football service without `feed/changes`. */
export const POLL_MS = 1_000;
/** Interval at which a service without `feed/changes` is checked for one again. */
export const LOOK_AGAIN_MS = 60_000;

/** A pull that has not ended by then has died; the host gives up long before. */
export const PULL_LOST_MS = 10_000;

interface Answered {
  readonly sent_at_ms: number;
  readonly as_of_ms: number;
  readonly next_change_at_ms: number | null;
}

/** How far the other clock is ahead by one response: 0 while its `as_of` lies between request and response. */
function clockAheadMs({ sent_at_ms, as_of_ms }: Answered, now: number): number {
  if (as_of_ms < sent_at_ms) return as_of_ms - sent_at_ms;
  return as_of_ms > now ? as_of_ms - now : 0;
}

/** The next pull after a change set. */
export function pullAfter(answered: Answered, now: number): number {
  const heartbeat = now + HEARTBEAT_MS;
  if (answered.next_change_at_ms === null) return heartbeat;
  const due = answered.next_change_at_ms - clockAheadMs(answered, now) + AFTER_CHANGE_MS;
  return Math.min(heartbeat, Math.max(due, now + BREATH_MS));
}

/** The next pull after one that failed. */
export function pullAfterFailure(failures: number, now: number): number {
  return now + retryDelayMs(failures);
}
