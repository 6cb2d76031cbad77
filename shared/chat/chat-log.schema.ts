import * as z from "zod/mini";
import { REPORT_REASONS } from "./chat.table.ts";
import { ChatMessageId, ChatMode, MuteLength } from "./chat-message.schema.ts";

/**
 * The site's log of moderation events that rooms send, for its operator: actor, action, target and the text at issue. A
 * deleted account has an empty name, and its messages an empty text.
 */

/** Kinds of moderation events, as the log and its readers name them. */
export const MODERATION_EVENT_TYPES = ["report", "delete", "mute", "mode"] as const;

const LoggedPerson = z.object({ id: z.int(), nick_name: z.string() });

export const ModerationLogEntry = z.object({
  /** Its number in the log, in the order of arrival at the site. */
  seq: z.int(),
  id: z.string(),
  /** Null for an action on the whole site. */
  match_id: z.nullable(z.int()),
  at_ms: z.int(),
  type: z.enum(MODERATION_EVENT_TYPES),
  /** Null for a moderator with the site's tool. */
  by: z.nullable(LoggedPerson),
  /** Author of the messages, or the muted reader; null where nobody is meant. */
  user: z.nullable(LoggedPerson),
  messages: z.array(z.object({ id: ChatMessageId, text: z.string(), at_ms: z.int() })),
  /** Further details; null where the type has none. */
  detail: z.object({
    reason: z.nullable(z.enum(REPORT_REASONS)),
    minutes: z.nullable(MuteLength),
    until_ms: z.nullable(z.int()),
    mode: z.nullable(ChatMode),
  }),
});
export type ModerationLogEntry = z.infer<typeof ModerationLogEntry>;

/** A muted reader. */
export const ChatMute = z.object({
  user: LoggedPerson,
  until_ms: z.int(),
  at_ms: z.int(),
  by: z.nullable(LoggedPerson),
});
export type ChatMute = z.infer<typeof ChatMute>;

/**
 * A mute that holds in every room; 0 minutes end it. `remove` deletes the reader's messages in the rooms that get the
 * mute at once.
 */
export const MuteForm = z.object({
  user_id: z.int().check(z.positive()),
  minutes: MuteLength,
  remove: z.boolean(),
});
export type MuteForm = z.infer<typeof MuteForm>;
