import { CHAT_QUERY } from "#shared/chat/index.ts";
import { ROOM_QUERY, TOPIC_QUERY, type Writer } from "#shared/room/index.ts";
import type { RoomAddress } from "../rooms/room.ts";
import { writerOf } from "./door.ts";
import type { RoomHost } from "./port.ts";
import { roomPath } from "./run-effects.ts";

/** A request for a socket on its way from the door to its room, the same on every host. */

/** What a room or its host reads of a socket's URL. */
const READ_KEYS: readonly string[] = [
  ...[ROOM_QUERY, TOPIC_QUERY, CHAT_QUERY].flatMap((keys): string[] => Object.values(keys)),
  "_pk",
];
/** The door hands a ticket on in this header. It is checked again, so that it does no harm to bring one along. */
const TICKET_HEADER = "x-ticket";
/** Longer than anything readable there. */
const VALUE_LENGTH = 100;
/** Of a connection's name (`_pk`) the platform takes 256 characters: a shorter URL has no longer one in it. */
const URL_LENGTH = 256;

/** Of a request what is needed, so that those of PartyKit's own types fit too. */
interface Incoming {
  readonly url: string;
  readonly headers: Iterable<[name: string, value: string]>;
}

/**
 * The request without what nobody reads, and with the ticket in a header. Both hosts keep the URL of a socket in the
 * little that outlives hibernation, and a longer one would end the connection before it began, as a longer name would.
 */
export function socketRequest(request: Incoming, address: RoomAddress) {
  const url = new URL(request.url);
  const ticket = url.searchParams.get(ROOM_QUERY.ticket);
  const headers = [...request.headers].filter(([name]) => name.toLowerCase() !== TICKET_HEADER);
  if (ticket === null && request.url.length <= URL_LENGTH) return { url: request.url, headers };
  if (ticket !== null) headers.push([TICKET_HEADER, ticket]);
  url.searchParams.delete(ROOM_QUERY.ticket);
  // Each once, as rooms read them, and no longer than it is written in a URL.
  const read = READ_KEYS.flatMap((key): [string, string][] => {
    const value = url.searchParams.get(key);
    return value !== null && encodeURIComponent(value).length <= VALUE_LENGTH ? [[key, value]] : [];
  });
  return { url: `${url.origin}${roomPath(address)}?${new URLSearchParams(read)}`, headers };
}

/** Who comes with such a request; null for who only reads. */
export function writerAtDoor(
  { headers }: { readonly headers: { get(name: string): string | null } },
  { address, env, now }: RoomHost,
): Promise<Writer | null> {
  return writerOf(headers.get(TICKET_HEADER), address, env.FEED_SECRET, now());
}
