import { proxy } from "valtio";

/** State of the page's room connection. `idle`: none wanted. `outdated`: protocol refused, only a reload helps. */
export type ConnectionStatus = "idle" | "connecting" | "open" | "lost" | "outdated";

export interface ConnectionState {
  status: ConnectionStatus;
  /** No room can be reached. */
  readonly is_down: boolean;
  /** When the loss of the connection was noticed, milliseconds of the reader's clock; null while it is open. */
  lost_since_ms: number | null;
  /**
   * When a room first refused this page's protocol version (reader's clock, ms); null once a room accepts it. It
   * outlives the room's connection: the next page's room may be the one that refuses again.
   */
  refused_since_ms: number | null;
  /** How late the last change was on the screen; null before the first one of this connection. */
  late_ms: number | null;
  /** Since when the providers have been silent, by the server's clock; null while data arrives. */
  silent_since_ms: number | null;
}

/** One per page tree. */
export function createConnectionState(): ConnectionState {
  return proxy<ConnectionState>({
    status: "idle",
    get is_down() {
      return this.status === "lost" || this.status === "outdated";
    },
    lost_since_ms: null,
    refused_since_ms: null,
    late_ms: null,
    silent_since_ms: null,
  });
}
