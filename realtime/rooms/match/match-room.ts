import * as z from "zod/mini";
import { statusTable } from "#shared/match/index.ts";
import {
  applyMatchMessage,
  emptyMatchState,
  type MatchClientState,
  MatchServerMessage,
} from "#shared/room/index.ts";
import { chatLayer, chatTicks, chatTimers, type WithChat } from "../chat/chat-layer.ts";
import { chatAsleep } from "../chat/chat-state.ts";
import { layered } from "../layers.ts";
import { readAs } from "../read-as.ts";
import type { RoomCore } from "../room.ts";
import { roomOrShard } from "../shards/room-or-shard.ts";
import { roomOf } from "../shards/shard-address.ts";
import { shardRoom } from "../shards/shard-room.ts";
import {
  type ShardPlan,
  shardsAsleep,
  shardsLayer,
  shardsTicks,
  type WithShards,
} from "../shards/shards-layer.ts";
import { nothingSet, type Timed, timed } from "../timers.ts";
import { matchOdds } from "../topics/odds-source.ts";
import {
  type TopicPlan,
  topicsAsleep,
  topicsLayer,
  topicsTimers,
  type WithTopics,
} from "../topics/topics-layer.ts";
import { type MatchState, matchAsleep, matchIdOf, matchRefusal, matchStep, matchTimers } from "./match.ts";

/** Composition of a match room: the match itself, its chat, its prices, and the shards for many readers. */

const Touch = z.object({ as_of_ms: z.int(), pushed: z._default(z.boolean(), false) });

/** Every message of the hub about a match is a reason to request its prices. */
function touchOf(body: unknown): number | null {
  const touch = readAs(Touch, body);
  return touch && Number(touch.pushed) * touch.as_of_ms;
}

const sourceOf = (room: string) => {
  const match_id = matchIdOf(roomOf(room));
  return match_id === null ? null : matchOdds(match_id);
};

const expectsNews = ({ match: { known } }: { readonly match: MatchState }): boolean =>
  known !== null && !statusTable[known.detail.match.status].final;

interface MatchRoomState extends Timed, WithTopics, WithShards, WithChat {}

const topics: TopicPlan<MatchRoomState> = { sourceOf, touchOf, expectsNews };
const shards: ShardPlan = { party: "match", touchOf };

const step = layered<MatchRoomState>(
  [shardsLayer(shards), topicsLayer(topics), chatLayer],
  (state, event, now) => {
    const next = matchStep(state.match, event, now);
    return { state: { ...state, match: next.state }, effects: next.effects };
  },
);

const room: RoomCore<MatchRoomState> = {
  refusalOf: matchRefusal,
  asleep: { ...nothingSet, ...shardsAsleep, ...topicsAsleep, chat: chatAsleep, match: matchAsleep },
  step: timed(step, (state) => ({
    timers: [...matchTimers(state.match), ...chatTimers(state.chat), ...topicsTimers(topics, state)],
    ticks: [...chatTicks(state.chat), ...shardsTicks(state)],
  })),
  timers: ["detail-retry", "room-end", "moderation", "topics", "source-check"],
};

const shard = shardRoom<MatchClientState, MatchServerMessage>(
  {
    party: "match",
    empty: emptyMatchState,
    parse: (raw) => readAs(MatchServerMessage, raw),
    fold: applyMatchMessage,
    snapshot: ({ as_of_ms, detail }) => ({ as_of_ms: as_of_ms ?? 0, detail }),
  },
  sourceOf,
);

/** A match room, `match/<id>`: the match, its chat and its prices. Under a shard's name it is a shard of such a room. */
export const matchRoom = roomOrShard(room, shard);
