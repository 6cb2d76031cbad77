import * as z from "zod/mini";
import { isLive } from "#shared/match/index.ts";
import {
  applyLiveMessage,
  emptyLiveState,
  type LiveClientState,
  LiveServerMessage,
} from "#shared/room/index.ts";
import { layered } from "../layers.ts";
import { readAs } from "../read-as.ts";
import type { RoomCore } from "../room.ts";
import { roomOrShard } from "../shards/room-or-shard.ts";
import { shardRoom } from "../shards/shard-room.ts";
import {
  type ShardPlan,
  shardsAsleep,
  shardsLayer,
  shardsTicks,
  type WithShards,
} from "../shards/shards-layer.ts";
import { nothingSet, type Timed, timed } from "../timers.ts";
import { listOdds } from "../topics/odds-source.ts";
import {
  type TopicPlan,
  topicsAsleep,
  topicsLayer,
  topicsTimers,
  type WithTopics,
} from "../topics/topics-layer.ts";
import { type LiveState, liveAsleep, liveRefusal, liveStep } from "./live.ts";

/** Composition of a list room: its rows, prices, and the shards for many readers. */

const Touch = z.object({ pushed_ms: z._default(z.nullable(z.int()), null) });

/** Only a push is a reason to request the prices of a list before their next time: they move all the time. */
const touchOf = (body: unknown): number | null => readAs(Touch, body)?.pushed_ms ?? null;

// Clients cannot join rooms outside the configured ones, so that giving them topics too does no harm.
const sourceOf = () => listOdds;

interface LiveRoomState extends Timed, WithTopics, WithShards {
  readonly list: LiveState;
}

const topics: TopicPlan<LiveRoomState> = { sourceOf, touchOf, expectsNews: ({ list }) => list.exists };
const shards: ShardPlan = { party: "live", touchOf };

const step = layered<LiveRoomState>([shardsLayer(shards), topicsLayer(topics)], (state, event, now) => {
  const next = liveStep(state.list, event, now);
  return { state: { ...state, list: next.state }, effects: next.effects };
});

const room: RoomCore<LiveRoomState> = {
  refusalOf: liveRefusal,
  asleep: { ...nothingSet, ...shardsAsleep, ...topicsAsleep, list: liveAsleep },
  step: timed(step, (state) => ({
    timers: [["hub-call", state.list.call_at_ms], ...topicsTimers(topics, state)],
    ticks: shardsTicks(state),
  })),
  timers: ["hub-call", "topics", "source-check"],
};

/** A page keeps rows that the room has dropped; a shard is open for longer than any page, and must not. */
const SHARD_ROWS_MAX = 1_000;
const SHARD_ROW_SECONDS = 3 * 3_600;

function foldInShard(before: LiveClientState, message: LiveServerMessage): LiveClientState {
  const state = applyLiveMessage(before, message);
  if (state.matches.size <= SHARD_ROWS_MAX) return state;
  const oldest = (state.as_of_ms ?? 0) / 1_000 - SHARD_ROW_SECONDS;
  const kept = [...state.matches].filter(([, row]) => isLive(row.status) || row.updated_at > oldest);
  return { ...state, matches: new Map(kept) };
}

const shard = shardRoom<LiveClientState, LiveServerMessage>(
  {
    party: "live",
    empty: emptyLiveState,
    parse: (raw) => readAs(LiveServerMessage, raw),
    fold: foldInShard,
    snapshot: ({ as_of_ms, matches }) => ({ as_of_ms: as_of_ms ?? 0, matches: [...matches.values()] }),
  },
  sourceOf,
);

/** A list room, `live/<n>`: the day's rows and their prices. Under a shard's name it is a shard of such a room. */
export const liveRoom = roomOrShard(room, shard);
