import type { ConnectionState } from "./connection-state.ts";
import { createHeartbeat, TICK_MS } from "./heartbeat.ts";
import type { LatencyWatch } from "./latency-watch.ts";
import { openReconnectingSocket, REFUSED_PAUSE_MS } from "./reconnecting-socket.ts";

interface RoomSocketOptions {
  readonly connection: ConnectionState;
  readonly lateness: LatencyWatch;
  /** The URL of the next connection, with the current positions. */
  readonly urlOf: () => string;
  /** True if the room has greeted this connection. */
  readonly isGreeted: () => boolean;
  readonly onOpen: () => void;
  readonly onMessage: (data: unknown) => void;
  /** The connection is lost, or renewed. */
  readonly onClose: (how: "lost" | "renewed") => void;
}

/** Sets a new status; the time of the loss is kept until the connection is open again. */
function setConnectionStatus(state: ConnectionState, status: ConnectionState["status"]): void {
  if (status === "lost") state.lost_since_ms ??= Date.now();
  // A new attempt while lost is still "lost" for the reader: the label does not flicker.
  if (status === "connecting" && state.status === "lost") return;
  if (status === "open" || status === "idle") state.lost_since_ms = null;
  if (status === "open") state.refused_since_ms = null;
  if (status === "lost" || status === "idle") state.late_ms = null;
  if (status === "idle") state.silent_since_ms = null;
  state.status = status;
}

/** Opens a room's socket, keeps it alive, and keeps the connection's status. */
export function openRoomSocket(options: RoomSocketOptions) {
  const { connection, lateness } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let isRenewing = false;
  let renewTimer: ReturnType<typeof setTimeout> | undefined;
  const setStatus = (status: ConnectionState["status"]) => setConnectionStatus(connection, status);
  const isOutdated = () => connection.status === "outdated";

  setStatus("connecting");
  const heartbeat = createHeartbeat((text) => socket.send(text), lateness.answered);
  const socket = openReconnectingSocket({
    urlOf: options.urlOf,
    onOpen() {
      heartbeat.opened();
      lateness.opened();
      options.onOpen();
    },
    onMessage(data) {
      if (!heartbeat.take(data)) options.onMessage(data);
    },
    onClose() {
      if (signal.aborted) return;
      options.onClose(isRenewing ? "renewed" : "lost");
      if (!isRenewing && !isOutdated()) setStatus("lost");
    },
  });

  const check = () => {
    if (socket.state !== "open") return;
    lateness.check();
    if (heartbeat.check(options.isGreeted()) === "dead") socket.reconnect();
  };
  const goOffline = () => {
    socket.close();
    setStatus("lost");
  };
  const goOnline = () => {
    if (!isOutdated()) socket.reconnect();
  };
  const timer = setInterval(check, TICK_MS);
  document.addEventListener("visibilitychange", check, { signal });
  window.addEventListener("offline", goOffline, { signal });
  window.addEventListener("online", goOnline, { signal });

  /**
   * Reconnects from the current positions, without calling the connection lost. A connection that is being opened
   * continues: it requests what was wanted when it began.
   */
  const renew = () => {
    if (socket.state === "connecting" || isOutdated()) return;
    isRenewing = true;
    socket.reconnect();
    isRenewing = false;
  };
  return {
    send: socket.send,
    renew,
    /** The same after a moment, so that a room that keeps answering wrongly is not queried in a tight loop. */
    renewSoon() {
      renewTimer ??= setTimeout(
        () => {
          renewTimer = undefined;
          renew();
        },
        200 + Math.random() * 800,
      );
    },
    /** The page is in sync with its room; returns for how long the connection had been lost, null if it had not. */
    restored(): number | null {
      const lostSince = connection.lost_since_ms;
      setStatus("open");
      return lostSince === null ? null : Date.now() - lostSince;
    },
    /**
     * The room refused this page's protocol version. Page and rooms are not deployed at the same moment: a page is
     * outdated once it is refused again, a pause after the first time.
     */
    refused() {
      connection.refused_since_ms ??= Date.now();
      if (Date.now() - connection.refused_since_ms < REFUSED_PAUSE_MS) return;
      setStatus("outdated");
      socket.close();
    },
    close() {
      closing.abort();
      clearInterval(timer);
      clearTimeout(renewTimer);
      socket.close();
      setStatus("idle");
    },
  };
}
