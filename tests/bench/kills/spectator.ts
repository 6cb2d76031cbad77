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

export function openSpectator({ port, room, pauseMs }: SpectatorOptions): Spectator {
  let list = emptyLiveState;
  let match = emptyMatchState;
  const counts: Counts = { broadcasts: 0, connections: 0, snapshots: 0, resumes: 0 };
  const faults: string[] = [];
  const received = new Set<string>();
  const isList = room.startsWith("live/");
  let socket: WebSocket | null = null;
  let timer: NodeJS.Timeout | undefined;
  let left = false;

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
    if (isList) list = applyLiveMessage(list, LiveServerMessage.parse(raw));
    else match = applyMatchMessage(match, MatchServerMessage.parse(raw));
    if ((isList ? list : match).sync === "resync-needed") {
      faults.push(`${room}: something before ${JSON.stringify(raw).slice(0, 200)} is missing`);
      socket?.terminate();
    }
  }

  function connect(): void {
    if (left) return;
    list = beforeReconnect(list);
    match = beforeReconnect(match);
    const { position } = isList ? list : match;
    const since = position ? `&since=${formatPosition(position)}` : "";
    const opened = new WebSocket(`ws://127.0.0.1:${port}/parties/${room}?v=${PROTOCOL_VERSION}${since}`);
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
    list: () => list,
    match: () => match,
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
