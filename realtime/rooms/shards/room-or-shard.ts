import type { Reducer, RoomCore } from "../room.ts";
import { shardOf } from "./shard-address.ts";

type RoomOrShard<Room, Shard> = { readonly room: Room } | { readonly shard: Shard };

/** A room and its shards as one kind of room: the name at wake-up decides which of them it is. */
export function roomOrShard<Room, Shard>(
  room: RoomCore<Room>,
  shard: RoomCore<Shard>,
): RoomCore<RoomOrShard<Room, Shard>> {
  const step: Reducer<RoomOrShard<Room, Shard>> = (state, event, now) => {
    const isShard = event.type === "woke" ? shardOf(event.room) !== null : "shard" in state;
    if (isShard) {
      const next = shard.step("shard" in state ? state.shard : shard.asleep, event, now);
      return { state: { shard: next.state }, effects: next.effects };
    }
    const next = room.step("room" in state ? state.room : room.asleep, event, now);
    return { state: { room: next.state }, effects: next.effects };
  };
  return {
    refusalOf: (client) => room.refusalOf({ ...client, room: shardOf(client.room)?.room ?? client.room }),
    asleep: { room: room.asleep },
    step,
    timers: [...new Set([...room.timers, ...shard.timers])],
  };
}
