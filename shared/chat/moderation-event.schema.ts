import * as z from "zod/mini";
import { REPORT_REASONS } from "./chat.table.ts";
import { ChatAuthor, ChatMessage, ChatMode, MuteLength } from "./chat-message.schema.ts";

/**
 * Moderation event: an action in a chat that somebody may have to answer for. Rooms send it to the site, which stores
 * it (the audit log). An event sent twice is stored once.
 */

const done = {
  /** Permanent id of the event. */
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  match_id: z.int().check(z.positive()),
  at_ms: z.int(),
  /** The moderator; null for one who uses the site's tool and not a page. */
  by: z.nullable(ChatAuthor),
};

export const ModerationEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("report"),
    ...done,
    message: ChatMessage,
    reason: z.enum(REPORT_REASONS),
  }),
  z.object({ type: z.literal("delete"), ...done, message: ChatMessage }),
  /** `until_ms` null: the reader may write again. `messages` are those deleted with the mute. */
  z.object({
    type: z.literal("mute"),
    ...done,
    user_id: z.int().check(z.positive()),
    /** Null where the room holds nothing of that reader. */
    nick_name: z.nullable(z.string()),
    minutes: MuteLength,
    until_ms: z.nullable(z.int()),
    messages: z.array(ChatMessage),
  }),
  z.object({ type: z.literal("mode"), ...done, mode: ChatMode }),
]);
export type ModerationEvent = z.infer<typeof ModerationEvent>;
