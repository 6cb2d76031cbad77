import * as z from "zod/mini";
import { ChatMessage, ChatMode } from "./chat-message.schema.ts";

/** A match room's chat status in the response to a status request (`GET /parties/match/<id>`). */
export const RoomChat = z.object({
  viewers: z.int(),
  /** The last of them, oldest first. */
  messages: z.array(ChatMessage),
  mode: ChatMode,
});
export type RoomChat = z.infer<typeof RoomChat>;
