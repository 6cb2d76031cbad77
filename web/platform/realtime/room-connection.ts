import type { ErrorCode } from "#shared/errors/index.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import { ACKNOWLEDGE_EVERY, formatAcknowledgement, HEARTBEAT } from "#shared/room/client-to-room.ts";
import type { Position } from "#shared/room/index.ts";
import { type ConnectionState, setConnectionStatus } from "./connection-state.ts";
import { createDelayQueue } from "./delay-queue.ts";
import { GREETING_WITHIN_MS, type Heartbeat, heartbeatDue, TICK_MS } from "./heartbeat.ts";
import type { LatencyLog } from "./latency-log.ts";
import { watchLatency } from "./latency-watch.ts";
import type { Moments } from "./lateness.rules.ts";
import { type FollowedOdds, followOdds } from "./odds-follower.ts";
import { isChatMessage, isError, readOddsMessage, readSourceStatus } from "./read-message.ts";
import { openReconnectingSocket, REFUSED_PAUSE_MS } from "./reconnecting-socket.ts";
import type { RoomSubprotocol } from "./room-subprotocol.ts";
import { roomUrl } from "./room-url.ts";
import type { ServerClock } from "./server-clock.ts";
import { assignShard } from "./shard-assignment.ts";

/** The fields of a room's folded state that the connection uses (shared/room/client-state.ts). */
interface RoomState {
  readonly sync: "waiting" | "synced" | "resync-needed";
  readonly position: Position | null;
  readonly as_of_ms: number | null;
  readonly error: ErrorCode | null;
}

interface RoomOptions<State extends RoomState, Message extends Moments> {
  /** Scheme and host of the rooms as RequestFacts has it: `http://localhost:1999`. */
  readonly realtime_url: string;
  /** `live/0`, `match/17`. */
  readonly room: string;
  readonly empty: State;
  /** Parses a message; null when it is none of this protocol version. */
  readonly parse: (raw: unknown) => Message | null;
  readonly fold: (state: State, message: Message) => State;
  /** Called when a message changed the state. */
  readonly onState: (state: State, message: Message) => void;
  /** Called when the room is in sync again after the connection had been lost for `absentMs`. */
  readonly onRestored: (absentMs: number) => void;
  readonly connection: ConnectionState;
  readonly clock: ServerClock;
  /** Records how late changes were. */
  readonly latencyLog: LatencyLog;
  /** Prices to follow beside the room's own history; omitted for none. */
  readonly odds?: FollowedOdds | undefined;
  /** Subprotocol over the same connection; omitted for none. */
  readonly talk?: RoomSubprotocol | null | undefined;
}

/** A page's subscription to a room. */
export interface RoomSubscription {
  /** Follows other prices, or none. The room's own history continues without a gap. */
  followOdds(odds: FollowedOdds | undefined): void;
  /** Sets another subprotocol, or none. The room's own history continues without a gap. */
  letTalk(talk: RoomSubprotocol | null): void;
  /** True if a reader with a delay waits for a snapshot of the room that is not due yet. */
  isBehind(): boolean;
  close(): void;
}

const isSame = (one: FollowedOdds | undefined, other: FollowedOdds | undefined): boolean =>
  one?.topic === other?.topic && one?.sink === other?.sink;

function readJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a page in sync with a room: reconnects with jittered growing pauses (0.5 s to at most 5 s) from its last
 * position, requests a snapshot when a message is missing, and gives up a connection that no longer answers.
 */
export function openRoom<State extends RoomState, Message extends Moments>(
  options: RoomOptions<State, Message>,
): RoomSubscription {
  const { connection, clock } = options;
  const isLate = clock.delay_ms > 0;
  const lateness = watchLatency({ connection, clock, log: options.latencyLog });
  const seat = assignShard(options.room);
  let state = options.empty;
  let odds = options.odds;
  let follower = odds ? followOdds(odds) : null;
  let talk = options.talk ?? null;
  let requested = { follower, talk };
  let beat: Heartbeat = { received_ms: Date.now(), pinged_ms: null };
  let opened_ms = Date.now();
  let greeted = false;
  /** Messages on this connection, without the heartbeat's answers. */
  let received = 0;
  let resyncing = false;
  let isOver = false;
  let resyncTimer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (status: ConnectionState["status"]) =>
    setConnectionStatus(connection, status, Date.now());
  const urlOf = () => {
    state = beforeReconnect(state);
    requested = { follower, talk };
    return roomUrl(options.realtime_url, seat.room(), state.position, [follower, talk]);
  };

  const inStep = () => {
    const lostSince = connection.lost_since_ms;
    setStatus("open");
    if (lostSince !== null) options.onRestored(Date.now() - lostSince);
  };

  /**
   * Reconnects from the current positions, without calling the connection lost. A connection that is being opened
   * requests what was wanted when it began; once open, it is renewed if that has changed.
   */
  const reconnectQuietly = () => {
    if (socket.state === "connecting") return;
    resyncing = true;
    socket.reconnect();
    resyncing = false;
  };

  const resync = () => {
    // A pause, so that a room that keeps answering wrongly is not queried in a tight loop.
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
      state = before;
      // Page and rooms are not deployed at the same moment: a page is outdated once it is refused again, a pause after
      // the first time.
      connection.refused_since_ms ??= Date.now();
      if (Date.now() - connection.refused_since_ms >= REFUSED_PAUSE_MS) {
        setStatus("outdated");
        socket.close();
      }
      return;
    }
    options.onState(state, message);
    // Changes that were missed without a connection are late for that reason, which the page shows otherwise.
    if (before.sync === "synced" && state.sync === "synced") lateness.changed(message);
    if (!isLate && state.sync === "synced" && before.sync !== "synced") inStep();
    if (state.sync === "resync-needed") resync();
  };

  const read = (raw: unknown) => {
    const ofOdds = follower?.take(raw);
    const beside = ofOdds === "taken" || ofOdds === "lost" ? ofOdds : talk?.take(raw);
    if (beside === "lost") resync();
    if (beside === "taken" || beside === "lost") return;
    const message = options.parse(raw);
    // An unreadable message leaves a gap in `seq`, and the next message shows it.
    if (message) take(message);
    // A message of an abandoned topic may have been on its way, or in the delay queue.
    else if (!readOddsMessage(raw) && !isChatMessage(raw)) console.warn("room message not understood");
  };
  const held = createDelayQueue(clock, read);

  const onMessage = (data: unknown) => {
    const { pinged_ms } = beat;
    beat = { received_ms: Date.now(), pinged_ms: null };
    if (data === HEARTBEAT.pong) {
      if (pinged_ms !== null) lateness.answered(beat.received_ms - pinged_ms);
      return;
    }
    received += 1;
    if (received % ACKNOWLEDGE_EVERY === 0) socket.send(formatAcknowledgement(received));
    const raw = readJson(data);
    const word = readSourceStatus(raw);
    if (word) return lateness.onSourceStatus(word);
    if (seat.movedBy(raw)) return reconnectQuietly();
    seat.kept();
    // A delayed message is read long after the connection has proved to work. An error does not prove it.
    if (!greeted && !isError(raw)) {
      greeted = true;
      if (isLate && connection.status !== "outdated") inStep();
    }
    if (!talk?.receive(raw)) held.take(raw);
  };
  const onOpen = () => {
    opened_ms = Date.now();
    beat = { received_ms: opened_ms, pinged_ms: null };
    greeted = false;
    received = 0;
    lateness.opened();
    if (requested.follower !== follower || requested.talk !== talk) reconnectQuietly();
    else talk?.opened(talkLine);
  };
  const onClose = () => {
    if (isOver) return;
    talk?.closed();
    if (!resyncing) seat.lost();
    if (!resyncing && connection.status !== "outdated") setStatus("lost");
  };

  const check = () => {
    if (socket.state !== "open") return;
    lateness.check();
    const due = heartbeatDue(beat, Date.now());
    if (due === "ping") {
      beat = { ...beat, pinged_ms: Date.now() };
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

  const talkLine = {
    send: (text: string) => socket.send(text),
    renew: reconnectQuietly,
  };

  setStatus("connecting");
  const socket = openReconnectingSocket({
    urlOf,
    onOpen,
    onMessage,
    onClose,
  });
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
    letTalk(next) {
      if (talk === next) return;
      talk?.closed();
      talk = next;
      if (connection.status !== "outdated") reconnectQuietly();
    },
    isBehind: () => held.awaitsSnapshot,
    close() {
      isOver = true;
      talk?.closed();
      talk = null;
      held.clear();
      clearInterval(timer);
      clearTimeout(resyncTimer);
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", check);
      socket.close();
      setStatus("idle");
    },
  };
}
