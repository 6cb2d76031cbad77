import * as z from "zod/mini";
import { ChatCommand } from "#shared/chat/index.ts";
import { Writer } from "#shared/room/index.ts";

/** Shard to room, by signed POST, and its responses to the room's deliveries. */

/** A shard has readers and subscribes, or a peer in it sends a chat command. */
export const ShardToRoom = z.discriminatedUnion("to_room", [
  z.object({ to_room: z.literal("wanted"), shard: z.int() }),
  z.object({ to_room: z.literal("command"), shard: z.int(), writer: Writer, command: ChatCommand }),
]);
export type ShardToRoom = z.infer<typeof ShardToRoom>;

/** Response to a delivery: the number of the shard's peers, and whether it misses something. */
const Delivery = z.object({ peers: z.int(), behind: z.boolean() });
export type Delivery = z.infer<typeof Delivery>;
export const DeliveryResponse = z.object({ data: Delivery });
