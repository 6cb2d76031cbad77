import * as z from "zod/mini";
import { ChatCommand, ChatServerMessage } from "#shared/chat/index.ts";
import { Writer } from "#shared/room/index.ts";

/** What a room and its shards say to each other, by signed POST. */

/** A message that the room said, as its readers hear it; `chat` for those who hear the chat. Not checked yet. */
export const Said = z.object({ message: z.looseObject({ type: z.string() }), chat: z.boolean() });
export type Said = z.infer<typeof Said>;

/**
 * Room to shard. `news` are what was said since the last delivery, in order; `state` is what a newcomer would be greeted
 * with, after which a shard that was behind is in step again. `touch` is what the news mean for prices (with-topics.ts).
 */
export const ToShard = z.object({
  to_shard: z.enum(["news", "state"]),
  said: z.array(Said),
  touch: z.nullable(z.int()),
});
export type ToShard = z.infer<typeof ToShard>;

/** What a shard answers: how many sit there, and whether it misses something. */
const FromShard = z.object({ peers: z.int(), behind: z.boolean() });
export type FromShard = z.infer<typeof FromShard>;
export const Delivered = z.object({ data: FromShard });

/** Shard to room: it has readers and wants to be told, or somebody in it asks something of the chat. */
export const ToRoom = z.discriminatedUnion("to_room", [
  z.object({ to_room: z.literal("wanted"), shard: z.int() }),
  z.object({ to_room: z.literal("command"), shard: z.int(), writer: Writer, command: ChatCommand }),
]);
export type ToRoom = z.infer<typeof ToRoom>;

/** What the room answers to a shard that wants to be told: whether it has such a shard. */
export const OpenAnswer = z.object({ data: z.object({ open: z.boolean() }) });

/** What the room answers to a command: what its writer is to hear. */
export const CommandAnswer = z.object({ data: z.object({ replies: z.array(ChatServerMessage) }) });
