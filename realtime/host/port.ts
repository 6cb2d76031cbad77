import type { RealtimeEnv } from "../env.ts";
import type { Outcome, PeerFacts, RoomAddress } from "../rooms/room.ts";
import type { TimerChanges } from "./room-timers.ts";

/** One connected peer, as the host holds it. Its facts live with the socket and survive hibernation. */
export interface Peer {
  /** The same object whenever this connection is meant, as long as the host is in memory. */
  readonly connection: object;
  /** Name of the address it came from (caller.ts); null where it is unknown. It survives hibernation too. */
  readonly caller: string | null;
  /** Begins to remember a connection that has only just been made. */
  arrived(caller: string | null): void;
  facts(): PeerFacts;
  remember(facts: PeerFacts): void;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** A request that a room sends out; null headers and body where none are needed. */
export interface Outgoing {
  /** The site, or another room. */
  readonly to: "edge" | RoomAddress;
  readonly method: "GET" | "POST";
  /** Path with query, as the receiver sees it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Port of a room to its host. A new host (partyserver, a test) implements this and nothing else. */
export interface RoomHost {
  readonly address: RoomAddress;
  readonly env: RealtimeEnv;
  /** Milliseconds UTC. */
  now(): number;
  /** Text that never repeats: letters, digits, `-`; 8 to 40 characters. */
  nonce(): string;
  /** Everything saved. */
  load(): Promise<ReadonlyMap<string, string>>;
  /** All or nothing, and on disk before anything sent later leaves the host. */
  save(put: Readonly<Record<string, string>>, remove: readonly string[]): Promise<void>;
  /** Removes everything saved, all timers, and the host's own data about the room. */
  clear(): Promise<void>;
  /** Sets timers by name; they also ring when the host was restarted in between. Call it after each ring. */
  setTimers(changes: TimerChanges): Promise<void>;
  /** The platform's alarm rings: the names of the timers that are due; null for all timers of the room. */
  dueTimers(): readonly string[] | null;
  peers(): Iterable<Peer>;
  /** When the host itself last answered a ping of a peer, milliseconds UTC; null where pings reach the room. */
  lastPingMs(peer: Peer): number | null;
  /** Null when nothing answered. Never throws; may stay without an end, the runner stops waiting by itself. */
  fetch(request: Outgoing): Promise<Outcome | null>;
}
