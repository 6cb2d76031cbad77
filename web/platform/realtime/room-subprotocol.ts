import { proxy } from "valtio";

/** What a message was to a history beside the room's own; `lost` when one before it is missing. */
export type Taken = "no message of it" | "taken" | "lost";

/** A line as who talks over it knows it. */
export interface SubprotocolConnection {
  /** Says something to the room; false while the line does not stand. */
  readonly send: (text: string) => boolean;
  /** Makes the line anew from where everything stands, with all that is asked for again. */
  readonly renew: () => void;
}

/**
 * Who talks with a room over a page's line to it, beside the room's own history: the chat of a match. The line knows
 * nothing of what is said; the code that does comes when the chat is shown.
 */
export interface RoomSubprotocol {
  /** The room that it is for: `match/17`. */
  readonly room: string;
  /** Writes into the query of the room's URL what to ask for when connecting. */
  readonly askIn: (query: URLSearchParams) => void;
  readonly opened: (line: SubprotocolConnection) => void;
  readonly closed: () => void;
  /** Hears a message when it arrives, also where a reader is shown everything late; true when that was all it is for. */
  readonly hear: (raw: unknown) => boolean;
  /** Takes a message when its moment has come. `lost`: only a snapshot helps. */
  readonly take: (raw: unknown) => Taken;
}

/** Who wants to talk over the line of this page. */
export interface WantedSubprotocol {
  /** Null for nobody. */
  talk: RoomSubprotocol | null;
  /** Somebody will, as soon as his code has come: a line that is made meanwhile is made twice. */
  isComing: boolean;
}

/** One per page tree: the panel puts itself here, what keeps the page in step with its room finds it. */
export const createWantedSubprotocol = (): WantedSubprotocol =>
  proxy<WantedSubprotocol>({ talk: null, isComing: false });
