import * as z from "zod/mini";
import { REPORT_REASONS } from "./chat.table.ts";
import { ChatModeration } from "./chat-command.ts";
import { ChatAuthor, ChatMessage, ChatMode, MuteLength } from "./chat-message.schema.ts";

/**
 * What was done in a chat that somebody may have to answer for: rooms tell it to the site, which keeps it (the audit log).
 * A deed that is told twice is one.
 */

const done = {
  /** Names the deed for ever. */
  id: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  match_id: z.int().check(z.positive()),
  at_ms: z.int(),
  /** Who did it; null for who moderates with the site's tool and not on a page. */
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
  /** `until_ms` null: he may write again. `messages` are those that were taken away with it. */
  z.object({
    type: z.literal("mute"),
    ...done,
    user_id: z.int().check(z.positive()),
    /** Null where nothing of him stands in the room. */
    nick_name: z.nullable(z.string()),
    minutes: MuteLength,
    until_ms: z.nullable(z.int()),
    messages: z.array(ChatMessage),
  }),
  z.object({ type: z.literal("mode"), ...done, mode: ChatMode }),
]);
export type ModerationEvent = z.infer<typeof ModerationEvent>;

/** Room to site: deeds in the order in which they were done. */
export const ChatDeeds = z.object({ deeds: z.array(ModerationEvent).check(z.maxLength(50)) });
export type ChatDeeds = z.infer<typeof ChatDeeds>;

/**
 * Site to match room: tickets of this account issued until then are over, because a session, the account, its role or its
 * password ended. An account that still has a session goes on with its next ticket. `forget` also removes the name and
 * texts of a deleted account.
 */
export const ChatEnd = z.object({
  chat_end: z.object({ user_id: z.int().check(z.positive()), ended_at_ms: z.int(), forget: z.boolean() }),
});
export type ChatEnd = z.infer<typeof ChatEnd>;

/** Site to match room: what a moderator wants done who is not on the page. The room answers like to a command. */
export const ChatOrder = z.object({ chat: ChatModeration });
export type ChatOrder = z.infer<typeof ChatOrder>;
