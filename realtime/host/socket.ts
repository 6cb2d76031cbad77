import { HEARTBEAT, ROOM_QUERY, TOPIC_QUERY } from "#shared/room/index.ts";
import { newcomer } from "../rooms/visitor.ts";
import type { Peer } from "./port.ts";
import type { RunningRoom } from "./run-effects.ts";

/** Sockets in front of a room, the same on every host. */

/** Longest text a peer may send, in bytes of UTF-8. */
const MESSAGE_LIMIT = 4_096;

/** Lets a peer in by the URL it connected with. */
export async function join<Tag>(room: RunningRoom<Tag>, peer: Peer, url: string): Promise<void> {
  peer.remember(newcomer);
  const query = new URL(url).searchParams;
  const since = query.get(ROOM_QUERY.since);
  const version = query.get(ROOM_QUERY.version);
  const topic = query.get(TOPIC_QUERY.topic);
  const topic_since = query.get(TOPIC_QUERY.since);
  await room.take({ type: "joined", since, version, topic, topic_since }, peer);
}

/** Hands a room what a peer sent. The heartbeat is answered here, so that it costs the room nothing. */
export async function hear<Tag>(room: RunningRoom<Tag>, peer: Peer, message: unknown): Promise<void> {
  if (message === HEARTBEAT.ping) {
    peer.send(HEARTBEAT.pong);
    return;
  }
  const fits = typeof message === "string" && new TextEncoder().encode(message).length <= MESSAGE_LIMIT;
  const text = fits ? message : null;
  await room.take(() => ({ type: "said", facts: peer.facts(), text }), peer);
}
