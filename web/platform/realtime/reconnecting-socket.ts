/** Pauses before a lost connection is retried, ms: the first, the growth factor, the longest. */
const PAUSE = { first: 500, growth: 1.6, longest: 4_000 };
/** Spreads the pages after an outage: the first and the longest pause are up to this much longer. */
const JITTER_MS = { first: 500, longest: 1_000 };
/** A connection that is not open by then has failed. */
const OPEN_WITHIN_MS = 4_000;
/**
 * Close codes (shared/errors) for too many connections of an IP address, and for another protocol version, which a
 * deployment under way may explain; and the maximum jitter on top of REFUSED_PAUSE_MS, ms.
 */
const REFUSED = { codes: [4429, 4426], jitter: 30_000 };
/** The shortest pause after a refusal. */
export const REFUSED_PAUSE_MS = 60_000;
/** A connection that lasts this long resets the pauses. */
const GOOD_AFTER_MS = 5_000;

interface LastingSocketOptions {
  /** The URL of the next connection, with the current positions. */
  readonly urlOf: () => string;
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** The connection was lost, failed to open, or was closed by its owner. */
  readonly onClose: () => void;
}

/** A WebSocket that reconnects whenever it is lost, until it is closed. */
export interface ReconnectingSocket {
  /** `connecting`: until the next connection is open, pauses included. */
  readonly state: "connecting" | "open" | "closed";
  /** Sends a text; returns false, without sending, while the socket is not open. */
  send(text: string): boolean;
  /** Closes the current connection and connects at once, also after `close`; after a refusal once its pause is over. */
  reconnect(): void;
  close(): void;
}

/** Opens a WebSocket and keeps it open. It does not queue: callers send again after a reconnect. */
export function openReconnectingSocket(options: LastingSocketOptions): ReconnectingSocket {
  const firstMs = PAUSE.first + Math.random() * JITTER_MS.first;
  const longestMs = PAUSE.longest + Math.random() * JITTER_MS.longest;
  let state: ReconnectingSocket["state"] = "connecting";
  /** Aborts with the current attempt or connection: its later events are ignored. */
  let current = new AbortController();
  let socket: WebSocket | null = null;
  /** Number of losses since the last good connection. */
  let losses = 0;
  /** When the pause after the last refusal is over. */
  let pausedUntilMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** True if there was a connection to drop. */
  const drop = (): boolean => {
    current.abort();
    clearTimeout(timer);
    const old = socket;
    socket = null;
    old?.close();
    return old !== null;
  };

  const lose = (closed?: CloseEvent) => {
    drop();
    losses += 1;
    const pauseMs = Math.min(firstMs * PAUSE.growth ** (losses - 1), longestMs);
    const isRefused = closed !== undefined && REFUSED.codes.includes(closed.code);
    if (isRefused) pausedUntilMs = Date.now() + REFUSED_PAUSE_MS + Math.random() * REFUSED.jitter;
    connectIn(isRefused ? pausedUntilMs - Date.now() : pauseMs);
    options.onClose();
  };

  const connect = () => {
    const { signal } = current;
    try {
      const made = new WebSocket(options.urlOf());
      socket = made;
      timer = setTimeout(() => lose(), OPEN_WITHIN_MS);
      made.addEventListener("open", opened, { signal });
      made.addEventListener("message", ({ data }) => options.onMessage(data), { signal });
      made.addEventListener("close", (closed) => lose(closed), { signal });
    } catch {
      // The browser rejects the URL.
      lose();
    }
  };

  function connectIn(ms: number): void {
    state = "connecting";
    current = new AbortController();
    timer = setTimeout(connect, ms);
  }

  const opened = () => {
    state = "open";
    clearTimeout(timer);
    timer = setTimeout(() => {
      losses = 0;
    }, GOOD_AFTER_MS);
    options.onOpen();
  };

  connectIn(0);
  return {
    get state() {
      return state;
    },
    send(text) {
      if (state === "open") socket?.send(text);
      return state === "open";
    },
    reconnect() {
      const hadOne = drop();
      losses = 0;
      connectIn(Math.max(0, pausedUntilMs - Date.now()));
      if (hadOne) options.onClose();
    },
    close() {
      state = "closed";
      // Browsers log an error for a socket that is closed while connecting.
      const made = socket;
      if (made?.readyState === WebSocket.CONNECTING) {
        made.addEventListener("open", () => made.close());
        socket = null;
      }
      if (drop() || made) options.onClose();
    },
  };
}
