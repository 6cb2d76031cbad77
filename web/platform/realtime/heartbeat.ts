import { ACKNOWLEDGE_EVERY, formatAcknowledgement, HEARTBEAT } from "#shared/room/client-to-room.ts";

/** When to ping a silent connection: after a change of network a dead socket shows within 10 s. */
export const QUIET_MS = 4_000;
export const ANSWER_WITHIN_MS = 4_000;
export const TICK_MS = 1_000;
/** How long a room may take to its first message; a room that stays silent is connected again. */
const GREETING_WITHIN_MS = 8_000;

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

/** Pings silent connections of a room, and acknowledges messages. `onAnswer` gets the round trip of a ping. */
export function createHeartbeat(send: (text: string) => void, onAnswer: (tripMs: number) => void) {
  let openedMs = Date.now();
  let beat: Heartbeat = { received_ms: openedMs, pinged_ms: null };
  /** Messages on this connection, without answers to pings. */
  let messages = 0;
  return {
    opened() {
      openedMs = Date.now();
      beat = { received_ms: openedMs, pinged_ms: null };
      messages = 0;
    },
    /** Takes everything that arrives; returns true for the answer to a ping. */
    take(data: unknown): boolean {
      const { pinged_ms } = beat;
      beat = { received_ms: Date.now(), pinged_ms: null };
      if (data === HEARTBEAT.pong) {
        if (pinged_ms !== null) onAnswer(beat.received_ms - pinged_ms);
        return true;
      }
      messages += 1;
      if (messages % ACKNOWLEDGE_EVERY === 0) send(formatAcknowledgement(messages));
      return false;
    },
    /** Called once a second. `dead`: the connection no longer answers, or its room has sent nothing. */
    check(isGreeted: boolean): "alive" | "dead" {
      const nowMs = Date.now();
      const due = heartbeatDue(beat, nowMs);
      if (due === "ping") {
        beat = { ...beat, pinged_ms: nowMs };
        send(HEARTBEAT.ping);
      }
      const isMute = !isGreeted && nowMs - openedMs >= GREETING_WITHIN_MS;
      return due === "dead" || isMute ? "dead" : "alive";
    },
  };
}
