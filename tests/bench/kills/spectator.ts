import { WebSocket } from "ws";
import {
  applyLiveMessage,
  applyMatchMessage,
  beforeReconnect,
  emptyLiveState,
  emptyMatchState,
  formatPosition,
  HEARTBEAT,
  type LiveClientState,
  LiveServerMessage,
  type MatchClientState,
  MatchServerMessage,
  PROTOCOL_VERSION,
} from "#shared/room/index.ts";

/**
 * A client that watches one room through every fault, as pages do: folds messages, and reconnects from its position.
 */
export interface Spectator {
  readonly room: string;
  /** Its state: the rows of a list room, or the one match of its room. */
  readonly list: () => LiveClientState;
  readonly match: () => MatchClientState;
  readonly counts: Counts;
  /** Protocol violations: a sequence number that came twice, or one that was skipped. */
  readonly faults: readonly string[];
  /** Tears its connection down without a close frame, as a train in a tunnel does. */
  cut(): void;
  leave(): void;
}

interface Counts {
  broadcasts: number;
  connections: number;
  snapshots: number;
  resumes: number;
}

const SILENCE_MS = 4_000;
const BEAT_MS = 1_000;

interface SpectatorOptions {
  readonly port: number;
  /** `live/0`, `match/17`. */
  readonly room: string;
  /** Pause before the next attempt, milliseconds. */
  readonly pauseMs: () => number;
}

/** The folded state of a room's messages, with counts and protocol violations; `onGap` runs where one is missing. */
function createFold(room: string, onGap: () => void) {
  const isList = room.startsWith("live/");
  const state = { list: emptyLiveState, match: emptyMatchState };
  const counts: Counts = { broadcasts: 0, connections: 0, snapshots: 0, resumes: 0 };
  const faults: string[] = [];
  const received = new Set<string>();
  const current = () => (isList ? state.list : state.match);

  function fold(raw: unknown): void {
    const message = isList ? LiveServerMessage.parse(raw) : MatchServerMessage.parse(raw);
    if (message.type === "snapshot") counts.snapshots += 1;
    if (message.type === "resumed") counts.resumes += 1;
    if (message.type === "error") faults.push(`${room}: ${message.code}`);
    if (message.type === "rows-changed" || message.type === "match-changed") {
      counts.broadcasts += 1;
      const place = formatPosition(message);
      if (received.has(place)) faults.push(`${room}: ${place} came twice`);
      received.add(place);
    }
    if (isList) state.list = applyLiveMessage(state.list, LiveServerMessage.parse(raw));
    else state.match = applyMatchMessage(state.match, MatchServerMessage.parse(raw));
    if (current().sync !== "resync-needed") return;
    faults.push(`${room}: something before ${JSON.stringify(raw).slice(0, 200)} is missing`);
    onGap();
  }
  /** Marks the state as one that waits for a connection; returns its position as a query. */
  function reconnect(): string {
    state.list = beforeReconnect(state.list);
    state.match = beforeReconnect(state.match);
    const { position } = current();
    return position ? `&since=${formatPosition(position)}` : "";
  }
  return { state, counts, faults, fold, reconnect };
}

export function openSpectator({ port, room, pauseMs }: SpectatorOptions): Spectator {
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let left = false;
  const { state, counts, faults, fold, reconnect } = createFold(room, () => socket?.terminate());

  function connect(): void {
    if (left) return;
    const url = `ws://127.0.0.1:${port}/parties/${room}?v=${PROTOCOL_VERSION}${reconnect()}`;
    const opened = new WebSocket(url);
    socket = opened;
    let lastMs = Date.now();
    const beat = setInterval(() => {
      if (Date.now() - lastMs > SILENCE_MS) opened.terminate();
      else if (opened.readyState === WebSocket.OPEN) opened.send(HEARTBEAT.ping);
    }, BEAT_MS);
    opened.on("open", () => {
      counts.connections += 1;
    });
    opened.on("message", (data) => {
      lastMs = Date.now();
      // Data in transit on a torn connection is lost, as it is to a page.
      if (opened !== socket || opened.readyState !== WebSocket.OPEN) return;
      const text = String(data);
      if (text !== HEARTBEAT.pong) fold(JSON.parse(text));
    });
    // Refused connections are the subject of this bench.
    opened.on("error", () => undefined);
    opened.on("close", () => {
      clearInterval(beat);
      timer = setTimeout(connect, pauseMs());
    });
  }
  connect();

  return {
    room,
    list: () => state.list,
    match: () => state.match,
    counts,
    faults,
    cut: () => socket?.terminate(),
    leave() {
      left = true;
      clearTimeout(timer);
      socket?.terminate();
    },
  };
}
