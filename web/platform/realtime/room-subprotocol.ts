import { proxy } from "valtio";

/** Effect of a message on a history beside the room's own; `lost` when an earlier message is missing. */
export type Taken = "no message of it" | "taken" | "lost";

/** A room connection as its subprotocol sees it. */
export interface SubprotocolConnection {
  /** Sends a text to the room; returns false while the connection is not open. */
  readonly send: (text: string) => boolean;
  /** Reconnects from the current positions, with a new query. */
  readonly renew: () => void;
}

/**
 * A protocol that shares a page's room connection: a match's chat. The connection does not know its messages; the code
 * that does loads when the chat is shown.
 */
export interface RoomSubprotocol {
  /** The room of the subprotocol: `match/17`. */
  readonly room: string;
  /** Adds the subprotocol's request to the query of the room's URL. */
  readonly addToQuery: (query: URLSearchParams) => void;
  readonly opened: (connection: SubprotocolConnection) => void;
  readonly closed: () => void;
  /** Receives a message on arrival, even under a delay; returns true when the message needs no further handling. */
  readonly receive: (raw: unknown) => boolean;
  /** Receives a message when it is due. `lost`: only a snapshot helps. */
  readonly take: (raw: unknown) => Taken;
}

/** The subprotocol that this page wants on its connection. */
export interface WantedSubprotocol {
  /** Null for none. */
  subprotocol: RoomSubprotocol | null;
  /** A subprotocol's code is loading: a connection opened before would have to be opened again. */
  isComing: boolean;
}

/** One per page tree: the chat panel sets it, and the room subscription reads it. */
export const createWantedSubprotocol = (): WantedSubprotocol =>
  proxy<WantedSubprotocol>({ subprotocol: null, isComing: false });
