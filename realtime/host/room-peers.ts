import { errorCatalogue } from "#shared/errors/index.ts";
import { type Burst, oneMore } from "../rooms/burst.ts";
import type { Effect, PeerFacts } from "../rooms/room.ts";
import type { Peer, RoomHost } from "./port.ts";
import { newTraffic, type Traffic } from "./traffic.ts";

/** The peers of a room in memory: their state, their subscriptions, and which of them are too slow. */

/** Frames that one connection may send in a window; pages send a few, heartbeats included. */
const SAID_MAX = 60;
const SAID_MS = 10_000;

/**
 * A peer without a frame for so long is a half-open connection. Pages send at least one frame in seven minutes: `ping`
 * after 4 s without a message, `heard` after 100 messages.
 */
const SILENT_MS = 10 * 60_000;
const LOOK_EVERY_MS = 60_000;

/** Connections that one address may have open to one room; those of a shard count for themselves. */
export const SOCKETS_OF_ADDRESS = 200;

type Audience = Pick<Extract<Effect<never>, { type: "broadcast" }>, "topic" | "chat">;

const hears = ({ joined, topic, chat }: PeerFacts, about: Audience): boolean =>
  joined && (about.topic === undefined || topic === about.topic) && (!about.chat || chat);

export interface RoomPeers {
  /** Counts a new connection of its address; false for one too many of the same. */
  readonly enter: (peer: Peer) => boolean;
  /** How many have joined and not left. */
  readonly count: () => number;
  /** How many of them receive the chat. */
  readonly hearing: () => number;
  /** Whether a peer is one of them. */
  readonly isIn: (peer: Peer) => boolean;
  readonly factsOf: (peer: Peer) => PeerFacts;
  remember(peer: Peer, facts: PeerFacts): void;
  /** A peer is gone. */
  left(peer: Peer): void;
  /** Reads the connected peers again: the room was evicted. */
  recount(): void;
  /** Whether any peer is connected, and the topics that peers follow, each once. */
  presence(): { has_peers: boolean; followed: string[] };
  send(peer: Peer, text: string): void;
  /** Answers a heartbeat. */
  pong(peer: Peer, text: string): void;
  /** Sends to all whom it concerns. */
  broadcast(text: string, about: Audience): void;
  /** Records a peer's acknowledgement. */
  heard(peer: Peer, count: number): void;
  /** Counts a frame of a peer, whatever its content; true for one frame too many, which closes the connection. */
  floods(peer: Peer): boolean;
  /** Closes connections that sent nothing for ten minutes and gives their peers; looks once a minute at most. */
  closeSilent(): readonly Peer[];
}

/** The peers of a room on a host, none of them known yet. */
export function peersOf(host: RoomHost): RoomPeers {
  /** Messages by connection; nothing of it must outlive the room's memory, because the queue does not either. */
  const traffics = new WeakMap<object, Traffic>();
  const said = new WeakMap<object, Burst>();
  /** Time of each peer's last frame, since the room is in memory. */
  const spoke = new WeakMap<object, number>();
  const closed = new WeakSet<object>();
  let lookedAt = host.now();
  const known = new WeakMap<object, PeerFacts>();
  /**
   * Peers that have joined and not left, by connection. Not only their number: a room that was woken by a leave may or
   * may not have counted that peer; and a host makes a new peer object of each socket on every query.
   */
  const joined = new Map<object, Peer>();
  const hearing = new Set<object>();
  /** Open connections by the name of their address. */
  const callers = new Map<string, Set<object>>();

  function noteCaller({ caller, connection }: Peer) {
    if (caller === null) return;
    const open = callers.get(caller) ?? new Set();
    callers.set(caller, open.add(connection));
  }

  /** Out of the host, facts are a copy each time, which costs a broadcast as much as the sending. */
  function factsOf(peer: Peer): PeerFacts {
    const facts = known.get(peer.connection) ?? peer.facts();
    known.set(peer.connection, facts);
    return facts;
  }

  function count(peer: Peer, { joined: isIn, chat }: PeerFacts) {
    const { connection } = peer;
    if (isIn) joined.set(connection, peer);
    else joined.delete(connection);
    if (isIn && chat) hearing.add(connection);
    else hearing.delete(connection);
  }

  function remember(peer: Peer, facts: PeerFacts) {
    peer.remember(facts);
    count(peer, facts);
    known.set(peer.connection, facts);
  }

  /** Closes a connection, also one that has not joined or is left open by a client that ignores the close. */
  function cut(peer: Peer, code: "too_slow" | "too_many_requests") {
    if (closed.has(peer.connection)) return;
    closed.add(peer.connection);
    const facts = factsOf(peer);
    if (facts.joined) remember(peer, { ...facts, joined: false });
    peer.close(errorCatalogue[code].close_code, code);
  }

  function trafficOf({ connection }: Peer): Traffic {
    const known = traffics.get(connection);
    if (known) return known;
    const traffic = newTraffic();
    traffics.set(connection, traffic);
    return traffic;
  }

  function sendIfFits(peer: Peer, text: string, count: "sent" | "ponged") {
    const traffic = trafficOf(peer);
    if (!traffic.fits()) return cut(peer, "too_slow");
    traffic[count](text);
    try {
      peer.send(text);
    } catch {
      // The socket closed a moment ago; its peer comes back with `since`.
    }
  }
  const send = (peer: Peer, text: string) => sendIfFits(peer, text, "sent");

  /** Time of a peer's last frame; now for one that this memory does not know. */
  function lastFrameMs(peer: Peer, now: number): number {
    const seen = spoke.get(peer.connection) ?? now;
    spoke.set(peer.connection, seen);
    return Math.max(seen, host.lastPingMs(peer) ?? 0);
  }

  return {
    enter(peer) {
      const open = peer.caller === null ? undefined : callers.get(peer.caller);
      if (open && open.size >= SOCKETS_OF_ADDRESS && !open.has(peer.connection)) return false;
      noteCaller(peer);
      return true;
    },
    count: () => joined.size,
    hearing: () => hearing.size,
    isIn: (peer) => joined.has(peer.connection),
    factsOf,
    remember,
    left({ connection, caller }) {
      joined.delete(connection);
      hearing.delete(connection);
      if (caller === null) return;
      const open = callers.get(caller);
      open?.delete(connection);
      if (open?.size === 0) callers.delete(caller);
    },
    recount() {
      joined.clear();
      hearing.clear();
      callers.clear();
      for (const peer of host.peers()) {
        count(peer, factsOf(peer));
        noteCaller(peer);
      }
    },
    presence() {
      const topics = new Set<string>();
      for (const peer of host.peers()) {
        const facts = factsOf(peer);
        if (facts.joined && facts.topic !== null) topics.add(facts.topic);
      }
      return { has_peers: joined.size > 0, followed: [...topics] };
    },
    send,
    broadcast(text, about) {
      for (const peer of joined.values()) if (hears(factsOf(peer), about)) send(peer, text);
    },
    pong: (peer, text) => sendIfFits(peer, text, "ponged"),
    floods(peer) {
      // A client may ignore the close and go on.
      if (closed.has(peer.connection)) return true;
      const now = host.now();
      spoke.set(peer.connection, now);
      const burst = oneMore(said.get(peer.connection), SAID_MS, now);
      said.set(peer.connection, burst);
      if (burst.count <= SAID_MAX) return false;
      cut(peer, "too_many_requests");
      return true;
    },
    closeSilent() {
      const now = host.now();
      if (now - lookedAt < LOOK_EVERY_MS) return [];
      lookedAt = now;
      const silent = [...joined.values()].filter((peer) => now - lastFrameMs(peer, now) >= SILENT_MS);
      for (const peer of silent) cut(peer, "too_slow");
      return silent;
    },
    heard: (peer, count) => trafficOf(peer).heard(count),
  };
}
