import { CHAT_QUERY } from "#shared/chat/index.ts";
import { ROOM_QUERY, TOPIC_QUERY } from "#shared/room/index.ts";
import type { RoomAddress } from "../rooms/room.ts";
import { roomPath } from "./run-effects.ts";

/** A request for a socket on its way from the connection check to its room, the same on every host. */

/** Pages of an earlier release put their chat ticket here. Nothing reads it; that it was there is passed on (socket.ts). */
export const OLD_TICKET_KEY = "ticket";

/** Parameters that a room or its host reads from a socket's URL. */
const READ_KEYS: readonly string[] = [
  ...[ROOM_QUERY, TOPIC_QUERY, CHAT_QUERY].flatMap((keys): string[] => Object.values(keys)),
  "_pk",
];
/** Longer than anything readable there. */
const VALUE_LENGTH = 100;
/** Of a connection's name (`_pk`) the platform takes 256 characters: a shorter URL has no longer one in it. */
const URL_LENGTH = 256;

/** The required parts of a request, so that those of PartyKit's own types fit too. */
interface Incoming {
  readonly url: string;
  readonly headers: Iterable<[name: string, value: string]>;
}

/**
 * The request without unused data. Both hosts keep a socket's URL in the small attachment that survives hibernation: a
 * longer one would end the connection before it began, and a ticket does not belong there.
 */
export function socketRequest(request: Incoming, address: RoomAddress) {
  const url = new URL(request.url);
  const headers = [...request.headers];
  const hasTicket = url.searchParams.has(OLD_TICKET_KEY);
  if (!hasTicket && request.url.length <= URL_LENGTH) return { url: request.url, headers };
  // Each once, as rooms read them, and no longer than it is written in a URL.
  const read = READ_KEYS.flatMap((key): [string, string][] => {
    const value = url.searchParams.get(key);
    return value !== null && encodeURIComponent(value).length <= VALUE_LENGTH ? [[key, value]] : [];
  });
  if (hasTicket) read.push([OLD_TICKET_KEY, ""]);
  return { url: `${url.origin}${roomPath(address)}?${new URLSearchParams(read)}`, headers };
}
