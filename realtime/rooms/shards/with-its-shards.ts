import type { RoomCore, RoomEvent, Step } from "../room.ts";
import { shardOf } from "./shard-address.ts";

/** A room and its shards as one kind of room: the name at wake-up decides which of them it is. */
export function withItsShards<Hub, HubTag, Shard, ShardTag>(
  hub: RoomCore<Hub, HubTag>,
  shard: RoomCore<Shard, ShardTag>,
): RoomCore<{ readonly hub: Hub } | { readonly shard: Shard }, HubTag | ShardTag> {
  type Whole = { readonly hub: Hub } | { readonly shard: Shard };
  function step(
    state: Whole,
    event: RoomEvent<HubTag | ShardTag>,
    now: number,
  ): Step<Whole, HubTag | ShardTag> {
    const isShard = event.type === "woke" ? shardOf(event.room) !== null : "shard" in state;
    if (isShard) {
      const before = "shard" in state ? state.shard : shard.asleep;
      const next = shard.step(before, event as RoomEvent<ShardTag>, now);
      return { state: { shard: next.state }, effects: next.effects };
    }
    const next = hub.step("hub" in state ? state.hub : hub.asleep, event as RoomEvent<HubTag>, now);
    return { state: { hub: next.state }, effects: next.effects };
  }
  return {
    refusalOf(knock) {
      const address = shardOf(knock.room);
      return address ? hub.refusalOf({ ...knock, room: address.room }) : hub.refusalOf(knock);
    },
    asleep: { hub: hub.asleep },
    step,
  };
}
