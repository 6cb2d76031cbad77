import * as z from "zod/mini";
import { isLive } from "#shared/match/index.ts";
import {
  applyLiveMessage,
  emptyLiveState,
  type LiveClientState,
  LiveServerMessage,
} from "#shared/room/index.ts";
import { readAs } from "../read-as.ts";
import { shardsOf, shardTouchOf } from "../shards/shard.ts";
import { withItsShards } from "../shards/with-its-shards.ts";
import { withShards } from "../shards/with-shards.ts";
import { listOdds } from "../topics/odds-source.ts";
import { withTopics } from "../topics/with-topics.ts";
import { liveCore } from "./live.ts";

/** What list rooms are made of: their rows, prices, and the shards where their readers sit when they are many. */

const Touch = z.object({ pushed_ms: z._default(z.nullable(z.int()), null) });

/** Only a push is a reason to look at the prices of a list before their next moment: they move all the time. */
const touchOf = (body: unknown): number | null => readAs(Touch, body)?.pushed_ms ?? null;

// Of rooms outside the configured ones nobody gets in, so that it does no harm to give them topics too.
const sourceOf = () => listOdds;

/** A page keeps rows that the room has let go; a shard is open for longer than any page, and must not. */
const SHARD_ROWS_MAX = 1_000;
const SHARD_ROW_SECONDS = 3 * 3_600;

function foldInShard(before: LiveClientState, message: LiveServerMessage): LiveClientState {
  const state = applyLiveMessage(before, message);
  if (state.matches.size <= SHARD_ROWS_MAX) return state;
  const oldest = (state.as_of_ms ?? 0) / 1_000 - SHARD_ROW_SECONDS;
  const kept = [...state.matches].filter(([, row]) => isLive(row.status) || row.updated_at > oldest);
  return { ...state, matches: new Map(kept) };
}

// A shard hears of the feed from its room.
const shards = shardsOf<LiveClientState, LiveServerMessage>({
  party: "live",
  empty: emptyLiveState,
  parse: (raw) => readAs(LiveServerMessage, raw),
  fold: foldInShard,
  snapshot: ({ as_of_ms, matches }) => ({ as_of_ms: as_of_ms ?? 0, matches: [...matches.values()] }),
});

/** A list room, `live/<n>`: the day's rows and their prices. Under a shard's name it is a shard of such a room. */
export const liveRoom = withItsShards(
  withShards(withTopics(liveCore, { sourceOf, touchOf, expectsNews: ({ exists }) => exists }), {
    party: "live",
    touchOf,
  }),
  withTopics(shards, { sourceOf, touchOf: shardTouchOf, expectsNews: () => false }),
);
