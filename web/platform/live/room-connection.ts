import ReconnectingWebSocket from "partysocket/ws";
import type { ErrorCode } from "#shared/errors/index.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import type { Position } from "#shared/room/index.ts";
import { formatPosition, HEARTBEAT, PROTOCOL_VERSION, ROOM_QUERY } from "#shared/room/protocol.ts";
import { type ConnectionState, setConnectionStatus } from "../connection-state.ts";
import type { ServerClock } from "../server-clock.ts";
import { GREETING_WITHIN_MS, type Heartbeat, heartbeatDue, TICK_MS } from "./heartbeat.ts";
import { holdMessages } from "./held-messages.ts";
import { type FollowedOdds, followOdds, type OddsFollower } from "./odds-follower.ts";
import { readOddsMessage } from "./read-message.ts";

/** The part of a room's folded state that the connection steers by (shared/room/client-state.ts). */
interface RoomState {
  readonly sync: "waiting" | "synced" | "resync-needed";
  readonly position: Position | null;
  readonly as_of_ms: number | null;
  readonly error: ErrorCode | null;
}

interface RoomOptions<State extends RoomState, Message extends { readonly sent_at_ms: number }> {
  /** Scheme and host of the rooms as RequestFacts gives it: `http://localhost:1999`. */
  readonly realtime_url: string;
  /** `live/0`, `match/17`. */
  readonly room: string;
  readonly empty: State;
  /** The message, or null when it is none of this protocol version. */
  readonly parse: (raw: unknown) => Message | null;
  readonly fold: (state: State, message: Message) => State;
  /** Called when the fold changed what is known. */
  readonly onState: (state: State, message: Message) => void;
  /** Called when the room is in step again after the connection had been lost for `absentMs`. */
  readonly onRestored: (absentMs: number) => void;
  readonly connection: ConnectionState;
  readonly clock: ServerClock;
  /** Prices to follow beside the room's own history; left out for none. */
  readonly odds?: FollowedOdds | undefined;
}

/** A page's line to a room. */
export interface RoomLine {
  /** Follows other prices than before, or none. The room's own history goes on without a gap. */
  followOdds(odds: FollowedOdds | undefined): void;
  /** Whether a reader who is shown everything late waits for a state of the room whose moment has not come. */
  isBehind(): boolean;
  close(): void;
}

const isSame = (one: FollowedOdds | undefined, other: FollowedOdds | undefined): boolean =>
  one?.topic === other?.topic && one?.sink === other?.sink;

function roomUrl(
  realtimeUrl: string,
  room: string,
  position: Position | null,
  follower: OddsFollower | null,
): string {
  const url = new URL(`/parties/${room}`, realtimeUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set(ROOM_QUERY.version, String(PROTOCOL_VERSION));
  if (position) url.searchParams.set(ROOM_QUERY.since, formatPosition(position));
  follower?.askIn(url.searchParams);
  return url.href;
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a page in step with a room: connects again with jittered growing pauses (0.5 s to at most 5 s) from where
 * it stood, asks for a snapshot when a message is missing, and gives up a connection that no longer answers.
 */
export function openRoom<State extends RoomState, Message extends { readonly sent_at_ms: number }>(
  options: RoomOptions<State, Message>,
): RoomLine {
  const { connection, clock } = options;
  const isLate = clock.delay_ms > 0;
  let state = options.empty;
  let odds = options.odds;
  let follower = odds ? followOdds(odds) : null;
  let askedFor = follower;
  let beat: Heartbeat = { heard_ms: Date.now(), asked_ms: null };
  let opened_ms = Date.now();
  let greeted = false;
  let resyncing = false;
  let resyncTimer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (status: ConnectionState["status"]) =>
    setConnectionStatus(connection, status, Date.now());
  const socket = new ReconnectingWebSocket(
    () => {
      state = beforeReconnect(state);
      askedFor = follower;
      return roomUrl(options.realtime_url, options.room, state.position, follower);
    },
    undefined,
    {
      minReconnectionDelay: 500 + Math.random() * 500,
      maxReconnectionDelay: 4_000 + Math.random() * 1_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 4_000,
      maxEnqueuedMessages: 0,
    },
  );

  const inStep = () => {
    const lostSince = connection.lost_since_ms;
    setStatus("open");
    if (lostSince !== null) options.onRestored(Date.now() - lostSince);
  };

  // Browsers complain about a line that is closed while it is being made.
  const isBeingMade = () => socket.readyState === WebSocket.CONNECTING;

  /**
   * Connects again, from where everything stands, without calling the connection lost. A line that is being made asks
   * for what there was to ask when it was begun; once open, it is made anew if that has changed.
   */
  const reconnectQuietly = () => {
    if (isBeingMade()) return;
    resyncing = true;
    socket.reconnect();
    resyncing = false;
  };

  const resync = () => {
    // A pause, so that a room that keeps answering wrongly is not asked in a tight loop.
    resyncTimer ??= setTimeout(
      () => {
        resyncTimer = undefined;
        reconnectQuietly();
      },
      200 + Math.random() * 800,
    );
  };

  const take = (message: Message) => {
    const before = state;
    state = options.fold(before, message);
    if (state === before) return;
    if (state.error === "protocol_unsupported") {
      socket.close();
      setStatus("outdated");
      return;
    }
    options.onState(state, message);
    if (!isLate && state.sync === "synced" && before.sync !== "synced") inStep();
    if (state.sync === "resync-needed") resync();
  };

  const read = (raw: unknown) => {
    const ofOdds = follower?.take(raw);
    if (ofOdds === "lost") resync();
    if (ofOdds === "taken" || ofOdds === "lost") return;
    const message = options.parse(raw);
    // One that cannot be read leaves a gap in `seq`, and the next message shows it.
    if (message) take(message);
    // Prices that nobody follows any more may have been under way, or waited for a late reader's moment.
    else if (!readOddsMessage(raw)) console.warn("room message not understood");
  };
  const held = holdMessages(clock, read);

  const onMessage = (event: MessageEvent) => {
    beat = { heard_ms: Date.now(), asked_ms: null };
    if (event.data === HEARTBEAT.pong) return;
    // Who is shown everything late reads the first word long after the connection has proved to work.
    if (isLate && !greeted && connection.status !== "outdated") inStep();
    greeted = true;
    held.take(readJson(event.data));
  };
  const onOpen = () => {
    opened_ms = Date.now();
    beat = { heard_ms: opened_ms, asked_ms: null };
    greeted = false;
    if (askedFor !== follower) reconnectQuietly();
  };
  const onClose = () => {
    if (!resyncing && connection.status !== "outdated") setStatus("lost");
  };

  const check = () => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const due = heartbeatDue(beat, Date.now());
    if (due === "ask") {
      beat = { ...beat, asked_ms: Date.now() };
      socket.send(HEARTBEAT.ping);
    }
    const isMute =
      (isLate ? !greeted : state.sync === "waiting") && Date.now() - opened_ms >= GREETING_WITHIN_MS;
    if (due === "dead" || isMute) socket.reconnect();
  };
  const onOffline = () => {
    socket.close();
    setStatus("lost");
  };
  const onOnline = () => {
    if (connection.status !== "outdated") socket.reconnect();
  };

  setStatus("connecting");
  socket.addEventListener("message", onMessage);
  socket.addEventListener("open", onOpen);
  socket.addEventListener("close", onClose);
  window.addEventListener("offline", onOffline);
  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", check);
  const timer = setInterval(check, TICK_MS);

  return {
    followOdds(next) {
      if (isSame(odds, next)) return;
      odds = next;
      follower = next ? followOdds(next) : null;
      if (connection.status !== "outdated") reconnectQuietly();
    },
    isBehind: () => held.awaitsSnapshot,
    close() {
      held.clear();
      clearInterval(timer);
      clearTimeout(resyncTimer);
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", check);
      socket.removeEventListener("message", onMessage);
      socket.removeEventListener("open", onOpen);
      socket.removeEventListener("close", onClose);
      const end = () => socket.close();
      if (isBeingMade()) for (const word of ["open", "close"] as const) socket.addEventListener(word, end);
      else end();
      setStatus("idle");
    },
  };
}
