/**
 * When to ask a silent connection whether it is still there. A phone that changes its network leaves a socket that
 * looks open for minutes; asking after 4 s of silence and waiting 4 s notices it within 10 s (ticks of 1 s included).
 */
export const QUIET_MS = 4_000;
export const ANSWER_WITHIN_MS = 4_000;
export const TICK_MS = 1_000;
/** How long a room may take from the open connection to its first message; a room that stays mute is asked anew. */
export const GREETING_WITHIN_MS = 8_000;

export interface Heartbeat {
  /** When anything was last received. */
  readonly heard_ms: number;
  /** When the unanswered ping went out; null when none is out. */
  readonly asked_ms: number | null;
}

/** What to do now: nothing, send a ping, or give the connection up. */
export function heartbeatDue({ heard_ms, asked_ms }: Heartbeat, nowMs: number): "wait" | "ask" | "dead" {
  if (asked_ms !== null) return nowMs - asked_ms >= ANSWER_WITHIN_MS ? "dead" : "wait";
  return nowMs - heard_ms >= QUIET_MS ? "ask" : "wait";
}
