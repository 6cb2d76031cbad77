import { errorCatalogue } from "#shared/errors/index.ts";
import { type Burst, oneMore } from "../rooms/burst.ts";
import type { EffectOf, PeerFacts } from "../rooms/room.ts";
import type { Peer, RoomHost } from "./port.ts";
import { Traffic } from "./traffic.ts";

/** The peers of a room in memory: their state, their subscriptions, and which of them are too slow. */

/** Frames that one connection may send in a window; pages send a few, heartbeats included. */
const FRAMES_MAX = 60;
const FRAMES_MS = 10_000;

/** A peer silent for so long is half-open: pages send `ping` after 4 s of silence, `heard` after 100 messages. */
const SILENT_MS = 10 * 60_000;
const CHECK_EVERY_MS = 60_000;

/** Connections that one address may have open to one room; those of a shard count for themselves. */
export const SOCKETS_OF_ADDRESS = 200;

type Audience = Pick<EffectOf<"broadcast">, "topic" | "chat">;

const receives = ({ joined, topic, chat }: PeerFacts, about: Audience): boolean =>
  joined && (about.topic === undefined || topic === about.topic) && (!about.chat || chat);

/** The peers of a room on a host, none of them known yet. */
export class RoomPeers {
  readonly #host: RoomHost;
  /** Messages by connection; nothing of it must outlive the room's memory, because the queue does not either. */
  readonly #traffics = new WeakMap<object, Traffic>();
  readonly #frames = new WeakMap<object, Burst>();
  /** Time of each peer's last frame, since the room is in memory. */
  readonly #lastFrameAt = new WeakMap<object, number>();
  readonly #closed = new WeakSet<object>();
  #checkedAt: number;
  readonly #facts = new WeakMap<object, PeerFacts>();
  /**
   * Peers that have joined and not left, by connection. A number is not enough: a room that was woken by a leave may or
   * may not have counted that peer, and a host makes a new peer object of each socket on every query.
   */
  readonly #joined = new Map<object, Peer>();
  readonly #chatPeers = new Set<object>();
  /** Open connections by the name of their address. */
  readonly #callers = new Map<string, Set<object>>();

  constructor(host: RoomHost) {
    this.#host = host;
    this.#checkedAt = host.now();
  }

  /** Counts a new connection of its address; false for one too many of the same. */
  enter(peer: Peer): boolean {
    const open = peer.caller === null ? undefined : this.#callers.get(peer.caller);
    if (open && open.size >= SOCKETS_OF_ADDRESS && !open.has(peer.connection)) return false;
    this.#noteCaller(peer);
    return true;
  }

  /** How many have joined and not left. */
  count(): number {
    return this.#joined.size;
  }

  /** How many of them receive the chat. */
  chatPeers(): number {
    return this.#chatPeers.size;
  }

  /** Whether a peer is one of them. */
  isIn(peer: Peer): boolean {
    return this.#joined.has(peer.connection);
  }

  /** Out of the host, facts are a copy each time, which costs a broadcast as much as the sending. */
  factsOf(peer: Peer): PeerFacts {
    const facts = this.#facts.get(peer.connection) ?? peer.facts();
    this.#facts.set(peer.connection, facts);
    return facts;
  }

  remember(peer: Peer, facts: PeerFacts): void {
    peer.remember(facts);
    this.#count(peer, facts);
    this.#facts.set(peer.connection, facts);
  }

  /** A peer is gone. */
  left({ connection, caller }: Peer): void {
    this.#joined.delete(connection);
    this.#chatPeers.delete(connection);
    if (caller === null) return;
    const open = this.#callers.get(caller);
    open?.delete(connection);
    if (open?.size === 0) this.#callers.delete(caller);
  }

  /** Reads the connected peers again: the room was evicted. */
  recount(): void {
    this.#joined.clear();
    this.#chatPeers.clear();
    this.#callers.clear();
    for (const peer of this.#host.peers()) {
      this.#count(peer, this.factsOf(peer));
      this.#noteCaller(peer);
    }
  }

  /** Whether any peer is connected, and the topics that peers follow, each once. */
  presence(): { has_peers: boolean; followed: string[] } {
    const topics = new Set<string>();
    for (const peer of this.#host.peers()) {
      const facts = this.factsOf(peer);
      if (facts.joined && facts.topic !== null) topics.add(facts.topic);
    }
    return { has_peers: this.#joined.size > 0, followed: [...topics] };
  }

  send(peer: Peer, text: string): void {
    this.#sendIfFits(peer, text, "sent");
  }

  /** Answers a heartbeat. */
  pong(peer: Peer, text: string): void {
    this.#sendIfFits(peer, text, "ponged");
  }

  /** Sends to all whom it concerns. */
  broadcast(text: string, about: Audience): void {
    for (const peer of this.#joined.values()) if (receives(this.factsOf(peer), about)) this.send(peer, text);
  }

  /** Records a peer's acknowledgement. */
  acknowledge(peer: Peer, count: number): void {
    this.#trafficOf(peer).acknowledged(count);
  }

  /** Counts a frame of a peer, whatever its content; true for one frame too many, which closes the connection. */
  floods(peer: Peer): boolean {
    // A client may ignore the close and go on.
    if (this.#closed.has(peer.connection)) return true;
    const now = this.#host.now();
    this.#lastFrameAt.set(peer.connection, now);
    const burst = oneMore(this.#frames.get(peer.connection), FRAMES_MS, now);
    this.#frames.set(peer.connection, burst);
    if (burst.count <= FRAMES_MAX) return false;
    this.#cut(peer, "too_many_requests");
    return true;
  }

  /** Closes connections that sent nothing for ten minutes and gives their peers; checks once a minute at most. */
  closeSilent(): readonly Peer[] {
    const now = this.#host.now();
    if (now - this.#checkedAt < CHECK_EVERY_MS) return [];
    this.#checkedAt = now;
    const silent = [...this.#joined.values()].filter(
      (peer) => now - this.#lastFrameMs(peer, now) >= SILENT_MS,
    );
    for (const peer of silent) this.#cut(peer, "too_slow");
    return silent;
  }

  #noteCaller({ caller, connection }: Peer): void {
    if (caller === null) return;
    const open = this.#callers.get(caller) ?? new Set();
    this.#callers.set(caller, open.add(connection));
  }

  #count(peer: Peer, { joined, chat }: PeerFacts): void {
    const { connection } = peer;
    if (joined) this.#joined.set(connection, peer);
    else this.#joined.delete(connection);
    if (joined && chat) this.#chatPeers.add(connection);
    else this.#chatPeers.delete(connection);
  }

  /** Closes a connection, also one that has not joined or is left open by a client that ignores the close. */
  #cut(peer: Peer, code: "too_slow" | "too_many_requests"): void {
    if (this.#closed.has(peer.connection)) return;
    this.#closed.add(peer.connection);
    const facts = this.factsOf(peer);
    if (facts.joined) this.remember(peer, { ...facts, joined: false });
    peer.close(errorCatalogue[code].close_code, code);
  }

  #trafficOf({ connection }: Peer): Traffic {
    const known = this.#traffics.get(connection);
    if (known) return known;
    const traffic = new Traffic();
    this.#traffics.set(connection, traffic);
    return traffic;
  }

  #sendIfFits(peer: Peer, text: string, count: "sent" | "ponged") {
    const traffic = this.#trafficOf(peer);
    if (!traffic.fits()) return this.#cut(peer, "too_slow");
    traffic[count](text);
    try {
      peer.send(text);
    } catch {
      // The socket closed a moment ago; its peer comes back with `since`.
    }
  }

  /** Time of a peer's last frame; now for one that this memory does not know. */
  #lastFrameMs(peer: Peer, now: number): number {
    const seen = this.#lastFrameAt.get(peer.connection) ?? now;
    this.#lastFrameAt.set(peer.connection, seen);
    return Math.max(seen, this.#host.lastPingMs(peer) ?? 0);
  }
}
