import { formatPosition, PROTOCOL_VERSION, ROOM_QUERY } from "#shared/room/client-to-room.ts";
import type { Position } from "#shared/room/index.ts";

/** Adds its request to the query of a room's URL. */
interface Asker {
  addToQuery(query: URLSearchParams): void;
}

/** The URL of a room, with the page's position in its history and its further requests. */
export function roomUrl(
  realtimeUrl: string,
  room: string,
  position: Position | null,
  askers: readonly (Asker | null)[],
): string {
  const url = new URL(`/parties/${room}`, realtimeUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set(ROOM_QUERY.version, String(PROTOCOL_VERSION));
  if (position) url.searchParams.set(ROOM_QUERY.since, formatPosition(position));
  for (const asker of askers) asker?.addToQuery(url.searchParams);
  return url.href;
}
