import * as z from "zod/mini";
import { ChatServerMessage } from "#shared/chat/index.ts";

/** Room to shard, by signed POST, and its responses to a shard's requests. */

/** A message of the room, as its readers get it; `chat` for chat peers. Not validated yet. */
export const RoomMessage = z.object({ message: z.looseObject({ type: z.string() }), chat: z.boolean() });
export type RoomMessage = z.infer<typeof RoomMessage>;

/**
 * `news` are the messages since the last delivery, in order; `state` is a newcomer's greeting, after which a shard that
 * was behind is in step again. `touch` is the effect of the news on prices (topics/topics-layer.ts).
 */
export const RoomToShard = z.object({
  to_shard: z.enum(["news", "state"]),
  said: z.array(RoomMessage),
  touch: z.nullable(z.int()),
});
export type RoomToShard = z.infer<typeof RoomToShard>;

/** Response to a shard that subscribes: whether the room has such a shard. */
export const SubscriptionResponse = z.object({ data: z.object({ open: z.boolean() }) });

/** Response to a command: the replies for its writer. */
export const CommandResponse = z.object({ data: z.object({ replies: z.array(ChatServerMessage) }) });
