/** Pauses before a lost connection is tried again, ms: the first, by what each grows, the longest. */
const PAUSE = { first: 500, growth: 1.6, longest: 4_000 };
/** Not all pages at once after an outage: the first pause is up to so much longer, as is the longest. */
const JITTER_MS = { first: 500, longest: 1_000 };
/** A connection that is not open by then is none. */
const OPEN_WITHIN_MS = 4_000;
/**
 * Close codes (shared/errors) of a room that has too many connections of this reader's address, and of one that speaks
 * another protocol version, which a deployment under way may explain; and how much longer than REFUSED_PAUSE_MS the pause
 * after them is at most, ms.
 */
const REFUSED = { codes: [4429, 4426], jitter: 30_000 };
/** The shortest pause after a refusal. */
export const REFUSED_PAUSE_MS = 60_000;
/** One that has stood for so long was a good one: after it pauses begin with the first. */
const GOOD_AFTER_MS = 5_000;

interface LastingSocketOptions {
  /** The address of the next connection, from where everything stands. */
  readonly urlOf: () => string;
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** The connection is gone, or could not be made; also when it was ended by who has it. */
  readonly onClose: () => void;
}

/** A WebSocket that is made again whenever it is lost, until it is closed. */
export interface ReconnectingSocket {
  /** `connecting`: until the next one is open, pauses included. */
  readonly state: "connecting" | "open" | "closed";
  /** Sends a text; false, and nothing is sent, while it is not open. */
  send(text: string): boolean;
  /** Ends what there is and connects at once, also after it was closed; after a refusal once its pause is over. */
  reconnect(): void;
  close(): void;
}

/** Opens a WebSocket for as long as it is wanted. What is sent is not kept: who talks over it says again what he must. */
export function openReconnectingSocket(options: LastingSocketOptions): ReconnectingSocket {
  const firstMs = PAUSE.first + Math.random() * JITTER_MS.first;
  const longestMs = PAUSE.longest + Math.random() * JITTER_MS.longest;
  let state: ReconnectingSocket["state"] = "connecting";
  /** Ends with the try that is being made, or the connection that stands: nothing is heard of it any more. */
  let current = new AbortController();
  let socket: WebSocket | null = null;
  /** How often it was lost since it was last good. */
  let losses = 0;
  /** When the pause after the last refusal is over. */
  let pausedUntilMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether there was one to be gone. */
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
      // An address that browsers refuse.
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
      // Browsers complain of one that is closed while it is being made.
      const made = socket;
      if (made?.readyState === WebSocket.CONNECTING) {
        made.addEventListener("open", () => made.close());
        socket = null;
      }
      if (drop() || made) options.onClose();
    },
  };
}
