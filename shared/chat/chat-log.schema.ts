import * as z from "zod/mini";
import { REPORT_REASONS } from "./chat.table.ts";
import { ChatMessageId, ChatMode, MuteLength } from "./chat-message.schema.ts";

/**
 * What the site keeps of the deeds that rooms tell it, as its operator reads it: who did what to whom, and what stood there.
 * Who has deleted his account has an empty name, and his messages an empty text.
 */

/** Kinds of deeds, as the log and its readers name them. */
export const DEED_TYPES = ["report", "delete", "mute", "mode"] as const;

const LoggedPerson = z.object({ id: z.int(), nick_name: z.string() });

export const LoggedDeed = z.object({
  /** Its number in the log, in the order in which the site was told. */
  seq: z.int(),
  id: z.string(),
  /** Null for what was done for the whole site. */
  match_id: z.nullable(z.int()),
  at_ms: z.int(),
  type: z.enum(DEED_TYPES),
  /** Null for who moderates with the site's tool. */
  by: z.nullable(LoggedPerson),
  /** Who wrote the messages, or is muted; null where nobody is meant. */
  user: z.nullable(LoggedPerson),
  messages: z.array(z.object({ id: ChatMessageId, text: z.string(), at_ms: z.int() })),
  /** What else there is to say; what a type has nothing of is null. */
  detail: z.object({
    reason: z.nullable(z.enum(REPORT_REASONS)),
    minutes: z.nullable(MuteLength),
    until_ms: z.nullable(z.int()),
    mode: z.nullable(ChatMode),
  }),
});
export type LoggedDeed = z.infer<typeof LoggedDeed>;

/** Somebody who may not write now. */
export const ChatMute = z.object({
  user: LoggedPerson,
  until_ms: z.int(),
  at_ms: z.int(),
  by: z.nullable(LoggedPerson),
});
export type ChatMute = z.infer<typeof ChatMute>;

/** A mute that holds in every room; 0 minutes end it. `remove` takes his messages away where that is known at once. */
export const MuteForm = z.object({
  user_id: z.int().check(z.positive()),
  minutes: MuteLength,
  remove: z.boolean(),
});
export type MuteForm = z.infer<typeof MuteForm>;
