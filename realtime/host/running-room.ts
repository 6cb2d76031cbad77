import type { Answer, RoomEvent } from "../rooms/room.ts";
import type { Peer } from "./port.ts";

/** An event as hosts tell it: what is known of peers, the runner adds. */
export type HostEvent<Tag> = Unaware<RoomEvent<Tag>>;
type Unaware<Event> = Event extends { readonly peers: number }
  ? Omit<Event, "peers" | "hearing">
  : Event extends { readonly type: "said" | "identified" }
    ? Omit<Event, "facts">
    : Event;

/** A room in memory: takes events in their order and does what the core wants done. */
export interface RunningRoom<Tag> {
  /**
   * Takes an event; done when its own effects are, without waiting for pulls and forwards to end. Gives back the
   * answer to a request, null for events that have none. An event that depends on what events before it do is given
   * as a function, called when its turn comes.
   */
  take(event: HostEvent<Tag> | (() => HostEvent<Tag>), peer?: Peer): Promise<Answer | null>;
  /** Counts a new connection of its address; false for one too many of the same. */
  enter(peer: Peer): Promise<boolean>;
  /** Sends a message to one peer, beside what its room says. */
  tell(peer: Peer, message: object): void;
  /** Notes how much a peer says it has heard. */
  heard(peer: Peer, count: number): void;
  /** Answers a heartbeat of a peer. */
  pong(peer: Peer): void;
  /** Counts a frame of a peer before it is read; true for one too many, which closes the connection. */
  floods(peer: Peer): boolean;
  /** Tells the room that its alarm rang; done as with {@link take}. */
  ring(): Promise<unknown>;
  /** Done when nothing is under way any more. */
  settled(): Promise<void>;
}
