import { formatPosition, PROTOCOL_VERSION, ROOM_QUERY } from "#shared/room/client-to-room.ts";
import type { Position } from "#shared/room/index.ts";

/** The URL of a room, with the page's position in its history. */
export function roomUrl(realtimeUrl: string, room: string, position: Position | null): URL {
  const url = new URL(`/parties/${room}`, realtimeUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set(ROOM_QUERY.version, String(PROTOCOL_VERSION));
  if (position) url.searchParams.set(ROOM_QUERY.since, formatPosition(position));
  return url;
}
