import type { Position } from "./room-to-client.ts";

/** Client to room: parameters of a room URL, heartbeats and acknowledgements. Free of zod, for browsers. */

/** Raised when an old page could misread a message; a room refuses other versions with `protocol_unsupported`. */
export const PROTOCOL_VERSION = 2;

/** Fixed texts of the heartbeat; a host may answer them without waking the room. */
export const HEARTBEAT = { ping: "ping", pong: "pong" } as const;

/**
 * Acknowledgement for backpressure: after every so many messages the page sends `heard <how many so far>`, so that a
 * room need not buffer without limit what a slow connection cannot carry. Heartbeat responses do not count.
 */
export const ACKNOWLEDGE_EVERY = 100;

/** Writes a page's acknowledgement. */
export const formatAcknowledgement = (count: number): string => `heard ${count}`;

/** Reads a page's acknowledgement; null for another text. */
export function parseAcknowledgement(text: string): number | null {
  const parts = /^heard (\d{1,9})$/.exec(text);
  return parts ? Number(parts[1]) : null;
}

/** Query keys of a room URL: `?v=2&since=<epoch>.<seq>`. */
export const ROOM_QUERY = { version: "v", since: "since" } as const;

/** Query keys of a room URL that request a topic: `&topic=odds&topic_since=<epoch>.<seq>`. */
export const TOPIC_QUERY = { topic: "topic", since: "topic_since" } as const;

/** Writes a position for `since`. */
export const formatPosition = ({ epoch, seq }: Position): string => `${epoch}.${seq}`;

/** Reads a `since`; null when it is not one. */
export function parsePosition(text: string | null): Position | null {
  const parts = /^([\w-]{1,40})\.(\d{1,15})$/.exec(text ?? "");
  return parts?.[1] && parts[2] ? { epoch: parts[1], seq: Number(parts[2]) } : null;
}
