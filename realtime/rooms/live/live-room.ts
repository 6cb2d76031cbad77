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

/** Composition of a list room: its rows, prices, and the shards for many readers. */

const Touch = z.object({ pushed_ms: z._default(z.nullable(z.int()), null) });

/** Only a push is a reason to request the prices of a list before their next time: they move all the time. */
const touchOf = (body: unknown): number | null => readAs(Touch, body)?.pushed_ms ?? null;

// Clients cannot join rooms outside the configured ones, so that giving them topics too does no harm.
const sourceOf = () => listOdds;

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

// A shard learns the hub's status from its room.
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
