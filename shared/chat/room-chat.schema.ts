import * as z from "zod/mini";
import { ChatMessage, ChatMode } from "./chat-message.schema.ts";

/** What a match room answers of its chat when it is asked how it is (`GET /parties/match/<id>`). */
export const RoomChat = z.object({
  viewers: z.int(),
  /** The last of them, oldest first. */
  messages: z.array(ChatMessage),
  mode: ChatMode,
});
export type RoomChat = z.infer<typeof RoomChat>;
