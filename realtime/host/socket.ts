import { CHAT_QUERY, ChatTicket } from "#shared/chat/index.ts";
import { logLine, thrownFields } from "#shared/log/log-line.ts";
import { HEARTBEAT, parseHeard, ROOM_QUERY, TOPIC_QUERY, type Writer } from "#shared/room/index.ts";
import { readAs } from "../rooms/read-as.ts";
import { newcomer } from "../rooms/visitor.ts";
import { writerOf } from "./door.ts";
import type { Peer, RoomHost } from "./port.ts";
import type { RunningRoom } from "./run-effects.ts";

/** Sockets in front of a room, the same on every host. */

/** Longest text a peer may send, in bytes of UTF-8. */
const MESSAGE_LIMIT = 4_096;

/** Lets a peer in by the URL it connected with, as the writer that its ticket names. */
export async function join<Tag>(
  room: RunningRoom<Tag>,
  peer: Peer,
  url: string,
  writer: Writer | null,
): Promise<void> {
  peer.remember(newcomer);
  const query = new URL(url).searchParams;
  const since = query.get(ROOM_QUERY.since);
  const version = query.get(ROOM_QUERY.version);
  const topic = query.get(TOPIC_QUERY.topic);
  const topic_since = query.get(TOPIC_QUERY.since);
  const chat = query.has(CHAT_QUERY.chat);
  const chat_since = query.get(CHAT_QUERY.since);
  await room.take({ type: "joined", since, version, topic, topic_since, chat, chat_since, writer }, peer);
}

/** Connections that have left: a failure and a close of one connection count once. */
const left = new WeakSet<object>();

/** Tells a room that a peer is gone. */
export async function leave<Tag>(room: RunningRoom<Tag>, peer: Peer): Promise<void> {
  if (left.has(peer.connection)) return;
  left.add(peer.connection);
  await room.take({ type: "peers-changed" }, peer);
}

/**
 * Takes a connection that ended by an error: a frame against the protocol (RFC 6455), one over the host's limit, a reset.
 * A close need not follow.
 */
export async function fail<Tag>(room: RunningRoom<Tag>, peer: Peer, error: unknown): Promise<void> {
  logLine("warn", { worker: "realtime", code: "socket_failed", ...thrownFields(error) });
  await leave(room, peer);
}

/**
 * Hands a room what a peer sent. Every frame counts towards the limit, before anything of it is read. The heartbeat is
 * answered here, so that it costs the room nothing.
 */
export async function hear<Tag>(
  room: RunningRoom<Tag>,
  host: Pick<RoomHost, "address" | "env" | "now">,
  peer: Peer,
  message: unknown,
): Promise<void> {
  if (room.floods(peer)) return;
  if (message === HEARTBEAT.ping) return room.pong(peer);
  const heard = typeof message === "string" ? parseHeard(message) : null;
  if (heard !== null) return room.heard(peer, heard);
  const fits = typeof message === "string" && new TextEncoder().encode(message).length <= MESSAGE_LIMIT;
  const text = fits ? message : null;
  const ticket = host.address.party === "match" ? ticketIn(text) : null;
  if (ticket !== null) {
    const writer = await writerOf(ticket, host.address, host.env.FEED_SECRET, host.now());
    await room.take({ type: "identified", writer }, peer);
    return;
  }
  await room.take({ type: "said", text }, peer);
}

/** The ticket that a text shows; null for any other text. Checked here: rooms do not know the secret. */
function ticketIn(text: string | null): string | null {
  if (!text?.includes("chat-ticket")) return null;
  try {
    return readAs(ChatTicket, JSON.parse(text))?.ticket ?? null;
  } catch {
    return null;
  }
}
