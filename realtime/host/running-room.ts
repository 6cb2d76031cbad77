import type { Answer, PeerFacts, RoomEvent } from "../rooms/room.ts";
import type { Peer, RoomHost } from "./port.ts";

/** An event as hosts pass it in: the runner adds the state of peers. */
export type HostEvent = WithoutPeers<RoomEvent>;
type WithoutPeers<Event> = Event extends { readonly peers: number } | { readonly facts: PeerFacts }
  ? Omit<Event, "peers" | "chat_peers" | "facts">
  : Event;

/** A room in memory: takes events in order and runs the effects that the core requests. */
export interface RunningRoom {
  /**
   * Takes an event; resolves with the response to a request, once its own effects are done (not pulls and forwards).
   * Events that depend on earlier effects are given as a function.
   */
  take(event: HostEvent | (() => readonly HostEvent[]), peer?: Peer): Promise<Answer | null>;
  /** Counts a new connection of its address; false for one too many of the same. */
  enter(peer: Peer): Promise<boolean>;
  /** Sends a message to one peer, beside those of its room. */
  send(peer: Peer, message: object): void;
  /** Records a peer's acknowledgement. */
  acknowledge(peer: Peer, count: number): void;
  /** Answers a heartbeat of a peer. */
  pong(peer: Peer): void;
  /** Counts a frame of a peer before it is read; true for one too many, which closes the connection. */
  floods(peer: Peer): boolean;
  /** The alarm rings: the timers that are due ring in the room; resolves as with {@link take}. */
  ring(): Promise<unknown>;
  /** Done when nothing is under way any more. */
  settled(): Promise<void>;
}

/** A room that a platform has in memory. */
export interface AwakeRoom {
  readonly host: RoomHost;
  readonly running: RunningRoom;
}
