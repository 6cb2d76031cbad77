import type { Dialect } from "./client.ts";

/**
 * How a message comes in: a change posted to the list room itself, which is the broadcast and nothing else, or to the feed
 * as origin does it; or what a reader writes in a chat, over his own socket. To servers that only pass on all is the same.
 */
export type Way = "room" | "feed" | "chat";

/** A server under load. */
export interface BroadcastServer {
  readonly port: number;
  readonly dialect: Dialect;
  /** Its processes. */
  readonly group: number;
  /** Where sockets connect that only read. */
  path(way: Way): string;
  /** The ticket to show before writing in the chat; null where anybody writes. */
  ticketOf(place: number): Promise<string | null>;
  /** What he sends, so that everybody hears of it. */
  saying(serial: number): string;
  /** Has one change told to everybody; done when the server has taken it. */
  publish(serial: number, way: Exclude<Way, "chat">): Promise<void>;
  stop(): Promise<void>;
}
