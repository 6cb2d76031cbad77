import type { Answer, RoomEvent } from "../rooms/room.ts";
import type { Peer } from "./port.ts";

/** An event as hosts pass it in: the runner adds the state of peers. */
export type HostEvent<Tag> = Unaware<RoomEvent<Tag>>;
type Unaware<Event> = Event extends { readonly peers: number }
  ? Omit<Event, "peers" | "hearing">
  : Event extends { readonly type: "said" | "identified" }
    ? Omit<Event, "facts">
    : Event;

/** A room in memory: takes events in order and runs the effects that the core requests. */
export interface RunningRoom<Tag> {
  /**
   * Takes an event; resolves once its own effects are done, without waiting for pulls and forwards to end. Returns the
   * response to a request, null for events that have none. An event that depends on the effects of events before it is
   * given as a function, called when its turn comes.
   */
  take(event: HostEvent<Tag> | (() => HostEvent<Tag>), peer?: Peer): Promise<Answer | null>;
  /** Counts a new connection of its address; false for one too many of the same. */
  enter(peer: Peer): Promise<boolean>;
  /** Sends a message to one peer, beside those of its room. */
  tell(peer: Peer, message: object): void;
  /** Records a peer's acknowledgement. */
  heard(peer: Peer, count: number): void;
  /** Answers a heartbeat of a peer. */
  pong(peer: Peer): void;
  /** Counts a frame of a peer before it is read; true for one too many, which closes the connection. */
  floods(peer: Peer): boolean;
  /** Delivers the alarm to the room; resolves as with {@link take}. */
  ring(): Promise<unknown>;
  /** Done when nothing is under way any more. */
  settled(): Promise<void>;
}
