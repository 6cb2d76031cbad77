import { ACKNOWLEDGE_EVERY } from "#shared/room/client-to-room.ts";

/** Limits of unacknowledged messages to a peer (`heard <count>`): hosts queue without limit and report no length. */
export const UNACKNOWLEDGED_MAX = 1_000;
export const UNACKNOWLEDGED_BYTES_MAX = 8 * 1024 * 1024;
/** Memory that a queued message costs beside its text. */
const MESSAGE_OVERHEAD_BYTES = 64;

/** Counts sent and acknowledged messages of one connection. */
export class Traffic {
  #sent = 0;
  #acknowledged = 0;
  #bytes = 0;
  #acknowledgedBytes = 0;
  /** The connection may be older than the room's memory. */
  #isOlder = true;
  /** Bytes at every ACKNOWLEDGE_EVERY-th message, the oldest first: pages acknowledge these. */
  #checkpoints: readonly { readonly sent: number; readonly bytes: number }[] = [];

  /** Whether the next message may be queued. */
  fits(): boolean {
    return (
      this.#sent - this.#acknowledged < UNACKNOWLEDGED_MAX &&
      this.#bytes - this.#acknowledgedBytes < UNACKNOWLEDGED_BYTES_MAX
    );
  }

  /** Counts a message of the room's history, which the page acknowledges. */
  sent(text: string): void {
    this.#sent += 1;
    this.ponged(text);
    if (this.#sent % ACKNOWLEDGE_EVERY === 0)
      this.#checkpoints = [...this.#checkpoints, { sent: this.#sent, bytes: this.#bytes }];
  }

  /** Counts a heartbeat response, which the page does not acknowledge; only its bytes. */
  ponged(text: string): void {
    this.#bytes += text.length + MESSAGE_OVERHEAD_BYTES;
  }

  /** Takes the acknowledgement of so many messages. */
  acknowledged(count: number): void {
    // The room may have left memory since. Once: a client that acknowledges more than it was sent is no reader.
    if (count > this.#sent && this.#isOlder) {
      this.#isOlder = false;
      this.#sent = count;
      this.#checkpoints = [];
      this.#acknowledgedBytes = this.#bytes;
    }
    this.#acknowledged = Math.max(this.#acknowledged, Math.min(count, this.#sent));
    const last = this.#checkpoints.findLast((one) => one.sent <= this.#acknowledged);
    this.#acknowledgedBytes = last?.bytes ?? this.#acknowledgedBytes;
    this.#checkpoints = this.#checkpoints.filter((one) => one.sent > this.#acknowledged);
  }
}
