import type { Position } from "./messages.ts";

/** The fixed words of the protocol, apart from the schemas of its messages: browsers need them without zod. */

/** Raised when an old page could misread a message; a room refuses other versions with `protocol_unsupported`. */
export const PROTOCOL_VERSION = 2;

/** Fixed texts of the heartbeat; a host may answer them without waking the room. */
export const HEARTBEAT = { ping: "ping", pong: "pong" } as const;

/**
 * Acknowledgement for backpressure: after every so many messages of a connection its page sends `heard <how many so
 * far>`, so that a room need not buffer without limit what a slow connection cannot carry. Heartbeat responses do not
 * count.
 */
export const HEARD_EVERY = 100;

/** Writes a page's acknowledgement. */
export const formatHeard = (count: number): string => `heard ${count}`;

/** Reads a page's acknowledgement; null for another text. */
export function parseHeard(text: string): number | null {
  const parts = /^heard (\d{1,9})$/.exec(text);
  return parts ? Number(parts[1]) : null;
}

/** Query keys of a room URL: `?v=2&since=<epoch>.<seq>`. */
export const ROOM_QUERY = { version: "v", since: "since" } as const;

/** Writes a position for `since`. */
export const formatPosition = ({ epoch, seq }: Position): string => `${epoch}.${seq}`;

/** Reads a `since`; null when it is not one. */
export function parsePosition(text: string | null): Position | null {
  const parts = /^([\w-]{1,40})\.(\d{1,15})$/.exec(text ?? "");
  return parts?.[1] && parts[2] ? { epoch: parts[1], seq: Number(parts[2]) } : null;
}
