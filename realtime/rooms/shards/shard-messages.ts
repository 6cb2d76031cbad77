import * as z from "zod/mini";
import { ChatCommand, ChatServerMessage } from "#shared/chat/index.ts";
import { Writer } from "#shared/room/index.ts";

/** Messages between a room and its shards, by signed POST. */

/** A message of the room, as its readers get it; `chat` for chat peers. Not validated yet. */
export const Said = z.object({ message: z.looseObject({ type: z.string() }), chat: z.boolean() });
export type Said = z.infer<typeof Said>;

/**
 * Room to shard. `news` are the messages since the last delivery, in order; `state` is a newcomer's greeting, after
 * which a shard that was behind is in step again. `touch` is the effect of the news on prices (with-topics.ts).
 */
export const ToShard = z.object({
  to_shard: z.enum(["news", "state"]),
  said: z.array(Said),
  touch: z.nullable(z.int()),
});
export type ToShard = z.infer<typeof ToShard>;

/** A shard's response: the number of its peers, and whether it misses something. */
const FromShard = z.object({ peers: z.int(), behind: z.boolean() });
export type FromShard = z.infer<typeof FromShard>;
export const Delivered = z.object({ data: FromShard });

/** Shard to room: it has readers and subscribes, or a peer in it sends a chat command. */
export const ToRoom = z.discriminatedUnion("to_room", [
  z.object({ to_room: z.literal("wanted"), shard: z.int() }),
  z.object({ to_room: z.literal("command"), shard: z.int(), writer: Writer, command: ChatCommand }),
]);
export type ToRoom = z.infer<typeof ToRoom>;

/** The room's response to a shard that subscribes: whether it has such a shard. */
export const OpenAnswer = z.object({ data: z.object({ open: z.boolean() }) });

/** The room's response to a command: the replies for its writer. */
export const CommandAnswer = z.object({ data: z.object({ replies: z.array(ChatServerMessage) }) });
