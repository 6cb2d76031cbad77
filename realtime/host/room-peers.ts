import { errorCatalogue } from "#shared/errors/index.ts";
import { type Burst, oneMore } from "../rooms/burst.ts";
import type { Effect, PeerFacts } from "../rooms/room.ts";
import type { Peer, RoomHost } from "./port.ts";

/** The peers of a room in memory: what is known of them, who hears what, and who does not keep up. */

/**
 * What a peer was sent and has not said it heard: beyond that it is cut, and comes back with `since`. Hosts queue what a line
 * cannot carry, and do not say how much that is.
 */
const UNHEARD_MAX = 1_000;

/** Messages of one connection in so long; pages send a few, heartbeats apart. */
const SAID_MAX = 60;
const SAID_MS = 10_000;

type Audience = Pick<Extract<Effect<never>, { type: "broadcast" }>, "topic" | "chat">;

const hears = ({ joined, topic, chat }: PeerFacts, about: Audience): boolean =>
  joined && (about.topic === undefined || topic === about.topic) && (!about.chat || chat);

export interface RoomPeers {
  /** How many have joined and not left. */
  readonly count: () => number;
  /** How many of them hear the chat. */
  readonly hearing: () => number;
  /** Whether a peer is one of them. */
  readonly isIn: (peer: Peer) => boolean;
  readonly factsOf: (peer: Peer) => PeerFacts;
  remember(peer: Peer, facts: PeerFacts): void;
  /** A peer is gone. */
  left(peer: Peer): void;
  /** Looks anew who is there: the room was out of memory. */
  recount(): void;
  /** Whether anybody is there, and the topics that peers follow, each once. */
  presence(): { has_peers: boolean; followed: string[] };
  send(peer: Peer, text: string): void;
  /** Sends to all whom it concerns. */
  broadcast(text: string, about: Audience): void;
  /** Notes how much a peer says it has heard. */
  heard(peer: Peer, count: number): void;
  /** Notes that a peer says something; true for one that says more than anybody can mean. It is cut with the first. */
  floods(peer: Peer): boolean;
}

/** The peers of a room on a host, none of them known yet. */
export function peersOf(host: RoomHost): RoomPeers {
  /** Messages by connection; nothing of it must outlive the room's memory, because the queue does not either. */
  const counts = new WeakMap<object, { sent: number; heard: number }>();
  const said = new WeakMap<object, Burst>();
  const known = new WeakMap<object, PeerFacts>();
  /**
   * Peers that have joined and not left, by connection. Not only their number: a room that was woken by one that leaves may or may
   * not have counted it; and a host that is asked who is there makes a peer of each socket anew.
   */
  const joined = new Map<object, Peer>();
  const hearing = new Set<object>();

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

  function cut(peer: Peer, code: "too_slow" | "too_many_requests") {
    const facts = factsOf(peer);
    if (!facts.joined) return;
    remember(peer, { ...facts, joined: false });
    peer.close(errorCatalogue[code].close_code, code);
  }

  function send(peer: Peer, text: string) {
    const one = counts.get(peer.connection) ?? { sent: 0, heard: 0 };
    counts.set(peer.connection, one);
    if (one.sent - one.heard >= UNHEARD_MAX) return cut(peer, "too_slow");
    one.sent += 1;
    try {
      peer.send(text);
    } catch {
      // The socket closed a moment ago; its peer comes back with `since`.
    }
  }

  return {
    count: () => joined.size,
    hearing: () => hearing.size,
    isIn: (peer) => joined.has(peer.connection),
    factsOf,
    remember,
    left({ connection }) {
      joined.delete(connection);
      hearing.delete(connection);
    },
    recount() {
      joined.clear();
      hearing.clear();
      for (const peer of host.peers()) count(peer, factsOf(peer));
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
    floods(peer) {
      const burst = oneMore(said.get(peer.connection), SAID_MS, host.now());
      said.set(peer.connection, burst);
      if (burst.count <= SAID_MAX) return false;
      cut(peer, "too_many_requests");
      return true;
    },
    heard(peer, count) {
      const before = counts.get(peer.connection) ?? { sent: 0, heard: 0 };
      // The room may have left memory since: what it sent before was heard, or this would not come.
      const sent = Math.max(before.sent, count);
      counts.set(peer.connection, { sent, heard: Math.max(before.heard, count) });
    },
  };
}
