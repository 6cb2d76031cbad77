import type { ErrorCode } from "#shared/errors/index.ts";
import { ROOM_QUERY } from "#shared/room/index.ts";
import type { RealtimeEnv } from "../env.ts";
import type { RoomAddress, RoomCore } from "../rooms/room.ts";

/** Why a socket with this URL may not come in, asked before the room is woken for it; null when it may. */
export function doorRefusal(
  core: Pick<RoomCore<unknown, unknown>, "refusalOf">,
  url: string,
  { room }: RoomAddress,
  { LIVE_SHARDS }: RealtimeEnv,
): ErrorCode | null {
  const version = new URL(url).searchParams.get(ROOM_QUERY.version);
  return core.refusalOf({ room, version, live_shards: LIVE_SHARDS });
}
