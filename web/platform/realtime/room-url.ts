import type { Position } from "#shared/room/index.ts";
import { formatPosition, PROTOCOL_VERSION, ROOM_QUERY } from "#shared/room/protocol.ts";

/** Who adds to the query of a room's URL what he wants of the room. */
interface Asker {
  askIn(query: URLSearchParams): void;
}

/** Where a room is found, from where a page stands in its history, and with what else the page wants of it. */
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
  for (const asker of askers) asker?.askIn(url.searchParams);
  return url.href;
}
