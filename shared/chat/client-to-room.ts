import * as z from "zod/mini";
import { REACTIONS, REPORT_REASONS } from "./chat.table.ts";
import { ChatMessageId, ChatMode, MuteLength } from "./chat-message.schema.ts";

/**
 * Client to room: the commands of a page in a chat, each with a `client_id` of its own: the room answers `chat-accepted` or
 * `chat-refused` with it, and answers a repeated command again. Commands are idempotent: a message sent twice is
 * written once.
 */

/** A word of the page's that names a command: letters, digits, `-`; 8 to 40 characters. */
const client_id = z.string().check(z.regex(/^[\w-]{8,40}$/));
const user_id = z.int().check(z.positive());

const moderation = {
  /** Takes a message away from every page. */
  delete: z.strictObject({ type: z.literal("chat-delete"), client_id, message_id: ChatMessageId }),
  /** Mutes a reader for so many minutes from now; 0 unmutes. `remove` deletes their messages too. */
  mute: z.strictObject({
    type: z.literal("chat-mute"),
    client_id,
    user_id,
    minutes: MuteLength,
    remove: z.boolean(),
  }),
  mode: z.strictObject({ type: z.literal("chat-mode"), client_id, mode: ChatMode }),
};

/** Commands for moderators only. */
export const ChatModeration = z.discriminatedUnion("type", [
  moderation.delete,
  moderation.mute,
  moderation.mode,
]);
export type ChatModeration = z.infer<typeof ChatModeration>;

/** Longest text that is looked at: 120 graphemes of the longest kind are shorter. */
const TEXT_UNITS_MAX = 4_000;

export const ChatCommand = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("chat-send"),
    client_id,
    text: z.string().check(z.maxLength(TEXT_UNITS_MAX)),
    reply_to: z.nullable(ChatMessageId),
  }),
  z.strictObject({
    type: z.literal("chat-react"),
    client_id,
    message_id: ChatMessageId,
    reaction: z.enum(REACTIONS),
    /** False takes it back. */
    on: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("chat-report"),
    client_id,
    message_id: ChatMessageId,
    reason: z.enum(REPORT_REASONS),
  }),
  moderation.delete,
  moderation.mute,
  moderation.mode,
]);
export type ChatCommand = z.infer<typeof ChatCommand>;

/** A ticket (shared/room/ticket.ts), in place of the one before if there was one. The room answers `chat-me`. */
export const ChatTicket = z.strictObject({ type: z.literal("chat-ticket"), ticket: z.string() });
