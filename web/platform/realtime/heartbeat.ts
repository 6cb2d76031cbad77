/** When to ping a silent connection: after a change of network a dead socket shows within 10 s. */
export const QUIET_MS = 4_000;
export const ANSWER_WITHIN_MS = 4_000;
export const TICK_MS = 1_000;
/** How long a room may take to its first message; a room that stays silent is connected again. */
export const GREETING_WITHIN_MS = 8_000;

export interface Heartbeat {
  /** Time of the last received message. */
  readonly received_ms: number;
  /** Time of the unanswered ping; null when none is pending. */
  readonly pinged_ms: number | null;
}

/** The action that is due: nothing, a ping, or giving the connection up. */
export function heartbeatDue({ received_ms, pinged_ms }: Heartbeat, nowMs: number): "wait" | "ping" | "dead" {
  if (pinged_ms !== null) return nowMs - pinged_ms >= ANSWER_WITHIN_MS ? "dead" : "wait";
  return nowMs - received_ms >= QUIET_MS ? "ping" : "wait";
}
