import { versionRefusal } from "../handshake.ts";
import { layered } from "../layers.ts";
import { readAs } from "../read-as.ts";
import type { RoomCore } from "../room.ts";
import { nothingSet, type Timed, timed } from "../timers.ts";
import {
  type TopicPlan,
  topicsAsleep,
  topicsLayer,
  topicsTimers,
  type WithTopics,
} from "../topics/topics-layer.ts";
import { RoomToShard } from "../wire/room-to-shard.ts";
import { type ShardedRoom, type ShardState, shardAsleep, shardStep, shardTicks } from "./shard.ts";
import type { FoldState } from "./shard-ring.ts";

interface ShardRoomState<Main> extends Timed, WithTopics {
  readonly shard: ShardState<Main>;
}

/** Composition of a room's shard: the shard itself, and its prices. It learns the hub's status from its room. */
export function shardRoom<Main extends FoldState, Message extends object>(
  room: ShardedRoom<Main, Message>,
  sourceOf: TopicPlan<unknown>["sourceOf"],
): RoomCore<ShardRoomState<Main>> {
  type State = ShardRoomState<Main>;
  const touchOf = (body: unknown) => readAs(RoomToShard, body)?.touch ?? null;
  const topics: TopicPlan<State> = { sourceOf, touchOf, expectsNews: () => false };
  const step = layered<State>([topicsLayer(topics)], (state, event, now) => {
    const next = shardStep(room, state.shard, event, now);
    return { state: { ...state, shard: next.state }, effects: next.effects };
  });
  return {
    refusalOf: ({ version }) => versionRefusal(version),
    asleep: { ...nothingSet, ...topicsAsleep, shard: shardAsleep(room.empty) },
    step: timed(step, (state) => ({ timers: topicsTimers(topics, state), ticks: shardTicks(state.shard) })),
    timers: ["topics", "source-check"],
  };
}
