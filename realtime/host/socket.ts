import { CHAT_QUERY, type ChatServerMessage, ChatTicket } from "#shared/chat/index.ts";
import { errorCatalogue } from "#shared/errors/index.ts";
import { logLine, thrownFields } from "#shared/log/log-line.ts";
import {
  HEARTBEAT,
  parseAcknowledgement,
  ROOM_QUERY,
  TOPIC_QUERY,
  verifyTicket,
} from "#shared/room/index.ts";
import { readAs } from "../rooms/read-as.ts";
import { roomOf } from "../rooms/shards/shard-address.ts";
import { callerOf, noteSecurity } from "./caller.ts";
import type { Peer, RoomHost } from "./port.ts";
import type { RunningRoom } from "./running-room.ts";
import { OLD_TICKET_KEY } from "./socket-request.ts";

/** Sockets in front of a room, the same on every host. */

/** Longest text a peer may send, in bytes of UTF-8. */
const MESSAGE_LIMIT = 4_096;

/** Makes a page of an earlier release, which sent its ticket in the URL, fetch one and send it over the socket. */
const ticketWanted = (nowMs: number): ChatServerMessage => ({
  ...{ type: "chat-refused", sent_at_ms: nowMs, client_id: "ticket-in-url" },
  ...{ code: "chat_ticket_expired", retry_at_ms: nowMs },
});

/** The required parts of a socket's request, so that those of PartyKit's own types fit too. */
interface SocketRequest {
  readonly url: string;
  readonly headers: { get(name: string): string | null };
}

/** Lets a peer in, as a reader, by the URL it connected with; unless its address has too many connections here. */
export async function join(
  room: RunningRoom,
  host: Pick<RoomHost, "address" | "env" | "now">,
  peer: Peer,
  request: SocketRequest,
): Promise<void> {
  const caller = await callerOf(request, host.env.REALTIME_SECRET);
  peer.arrived(caller);
  if (!(await room.enter(peer))) {
    noteSecurity("limit_reached", caller, host.address, { of: "open sockets" });
    const code = "too_many_requests" as const;
    peer.send(JSON.stringify({ type: "error", code, sent_at_ms: host.now() }));
    peer.close(errorCatalogue[code].close_code, code);
    return;
  }
  const query = new URL(request.url).searchParams;
  const since = query.get(ROOM_QUERY.since);
  const version = query.get(ROOM_QUERY.version);
  const topic = query.get(TOPIC_QUERY.topic);
  const topic_since = query.get(TOPIC_QUERY.since);
  const chat = query.has(CHAT_QUERY.chat);
  const chat_since = query.get(CHAT_QUERY.since);
  await room.take({ type: "joined", since, version, topic, topic_since, chat, chat_since }, peer);
  if (chat && query.has(OLD_TICKET_KEY)) room.send(peer, ticketWanted(host.now()));
}

/** Connections that have left: a failure and a close of one connection count once. */
const left = new WeakSet<object>();

/** Notifies a room that a peer has left. */
export async function leave(room: RunningRoom, peer: Peer): Promise<void> {
  if (left.has(peer.connection)) return;
  left.add(peer.connection);
  await room.take({ type: "peers-changed" }, peer);
}

/** Takes a connection that ended by an error (RFC 6455, a limit, a reset). A close need not follow. */
export async function fail(room: RunningRoom, peer: Peer, error: unknown): Promise<void> {
  logLine("warn", { worker: "realtime", code: "socket_failed", ...thrownFields(error) });
  await leave(room, peer);
}

/** Hands a peer's frame to its room. Every frame counts towards the limit; heartbeats are answered here. */
export async function receive(
  room: RunningRoom,
  host: Pick<RoomHost, "address" | "env" | "now">,
  peer: Peer,
  message: unknown,
): Promise<void> {
  if (room.floods(peer)) return;
  if (message === HEARTBEAT.ping) return room.pong(peer);
  const count = typeof message === "string" ? parseAcknowledgement(message) : null;
  if (count !== null) return room.acknowledge(peer, count);
  const fits = typeof message === "string" && new TextEncoder().encode(message).length <= MESSAGE_LIMIT;
  const text = fits ? message : null;
  const ticket = host.address.party === "match" ? ticketIn(text) : null;
  if (ticket !== null) {
    const match_id = Number(roomOf(host.address.room));
    const writer = await verifyTicket(host.env.REALTIME_SECRET, ticket, match_id, host.now());
    if (writer === null) noteSecurity("ticket_refused", peer.caller, host.address);
    await room.take({ type: "ticket-shown", writer }, peer);
    return;
  }
  await room.take({ type: "message-received", text }, peer);
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
