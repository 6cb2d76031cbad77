import { ACKNOWLEDGE_EVERY } from "#shared/room/client-to-room.ts";

/**
 * Limits of unacknowledged messages to a peer (`heard <count>`). Hosts queue everything a slow connection cannot carry
 * and never report the length of that queue.
 */
export const UNACKNOWLEDGED_MAX = 1_000;
export const UNACKNOWLEDGED_BYTES_MAX = 8 * 1024 * 1024;
/** Memory that a queued message costs beside its text. */
const MESSAGE_OVERHEAD_BYTES = 64;

/** Counts sent and acknowledged messages of one connection. */
export interface Traffic {
  /** Whether the next message may be queued. */
  readonly fits: () => boolean;
  /** Counts a message of the room's history, which the page acknowledges. */
  sent(text: string): void;
  /** Counts a heartbeat response, which the page does not acknowledge; only its bytes. */
  ponged(text: string): void;
  /** Takes the acknowledgement of so many messages. */
  heard(count: number): void;
}

/** Traffic of a connection of which nothing is known yet. */
export function newTraffic(): Traffic {
  let sent = 0;
  let heard = 0;
  let bytes = 0;
  let heardBytes = 0;
  let isOlder = true;
  /** Bytes at every ACKNOWLEDGE_EVERY-th message, the oldest first: pages acknowledge these. */
  let checkpoints: { readonly sent: number; readonly bytes: number }[] = [];

  const count = (text: string) => {
    bytes += text.length + MESSAGE_OVERHEAD_BYTES;
  };

  return {
    fits: () => sent - heard < UNACKNOWLEDGED_MAX && bytes - heardBytes < UNACKNOWLEDGED_BYTES_MAX,
    sent(text) {
      sent += 1;
      count(text);
      if (sent % ACKNOWLEDGE_EVERY === 0) checkpoints.push({ sent, bytes });
    },
    ponged: count,
    heard(acknowledged) {
      // The room may have left memory since. Once: a client that acknowledges more than it was sent is no reader.
      if (acknowledged > sent && isOlder) {
        isOlder = false;
        sent = acknowledged;
        checkpoints = [];
        heardBytes = bytes;
      }
      heard = Math.max(heard, Math.min(acknowledged, sent));
      heardBytes = checkpoints.findLast((one) => one.sent <= heard)?.bytes ?? heardBytes;
      checkpoints = checkpoints.filter((one) => one.sent > heard);
    },
  };
}
