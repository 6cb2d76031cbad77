import type { Dialect } from "./client.ts";

/** How a message enters: a change posted to the list room, a change posted to the hub, or a reader's chat message. */
export type Way = "room" | "hub" | "chat";

/** A server under load. */
export interface BroadcastServer {
  readonly port: number;
  readonly dialect: Dialect;
  /** Its process group. */
  readonly group: number;
  /** Path for read-only sockets. */
  path(way: Way): string;
  /** The ticket to send before writing in the chat; null where none is needed. */
  ticketOf(place: number): Promise<string | null>;
  /** The chat message that the reader sends; the server broadcasts it. */
  messageFor(serial: number): string;
  /** Publishes one change for broadcast; resolves when the server has accepted it. */
  publish(serial: number, way: Exclude<Way, "chat">): Promise<void>;
  stop(): Promise<void>;
}
