import * as z from "zod/mini";
import { statusTable } from "#shared/match/index.ts";
import {
  applyMatchMessage,
  emptyMatchState,
  type MatchClientState,
  MatchServerMessage,
} from "#shared/room/index.ts";
import { withChat } from "../chat/with-chat.ts";
import { readAs } from "../read-as.ts";
import { shardsOf, shardTouchOf } from "../shards/shard.ts";
import { roomOf } from "../shards/shard-address.ts";
import { withItsShards } from "../shards/with-its-shards.ts";
import { withShards } from "../shards/with-shards.ts";
import { matchOdds } from "../topics/odds-source.ts";
import { withTopics } from "../topics/with-topics.ts";
import { keepMatch, matchCore, matchIdOf } from "./match.ts";

const Touch = z.object({ as_of_ms: z.int(), pushed: z._default(z.boolean(), false) });

/** Composition of a match room: the match itself, its chat, its prices, and the shards for many readers. */

const chatting = withChat(matchCore, {
  matchIdOf,
  matchOf: (state) => state.known?.detail.match ?? null,
  keep: keepMatch,
});

/** Every message of the hub about a match is a reason to request its prices. */
function touchOf(body: unknown): number | null {
  const touch = readAs(Touch, body);
  return touch && Number(touch.pushed) * touch.as_of_ms;
}

const sourceOf = (room: string) => {
  const match_id = matchIdOf(roomOf(room));
  return match_id === null ? null : matchOdds(match_id);
};

const expectsNews = ({ inside: { known } }: typeof chatting.asleep): boolean =>
  known !== null && !statusTable[known.detail.match.status].final;

// A shard learns the hub's status from its room.
const shards = shardsOf<MatchClientState, MatchServerMessage>({
  party: "match",
  empty: emptyMatchState,
  parse: (raw) => readAs(MatchServerMessage, raw),
  fold: applyMatchMessage,
  snapshot: ({ as_of_ms, detail }) => ({ as_of_ms: as_of_ms ?? 0, detail }),
});

/** A match room, `match/<id>`: the match, its chat and its prices. Under a shard's name it is a shard of such a room. */
export const matchRoom = withItsShards(
  withShards(withTopics(chatting, { sourceOf, touchOf, expectsNews }), { party: "match", touchOf }),
  withTopics(shards, { sourceOf, touchOf: shardTouchOf, expectsNews: () => false }),
);
