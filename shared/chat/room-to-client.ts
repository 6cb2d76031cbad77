import * as z from "zod/mini";
import { type ErrorCode, isErrorCode } from "../errors/index.ts";
import { Writer } from "../room/ticket.ts";
import { ChatMessage, ChatMessageId, ChatMode, ReactionCounts } from "./chat-message.schema.ts";

/**
 * Room to client: messages of a match room's chat, to peers with `chat=1`. `epoch` and `seq` are positions in the history of the
 * chat, not of the room. Times are milliseconds UTC (`_ms`).
 */

const placed = { epoch: z.string(), seq: z.int().check(z.nonnegative()), sent_at_ms: z.int() };

/** The account this connection writes as; null as long as it has shown no ticket. */
const me = z.nullable(Writer);

/** The chat's current state. Sent first, and whenever a peer missed more than the ring holds: then without `me`. */
export const ChatSnapshot = z.object({
  type: z.literal("chat-snapshot"),
  ...placed,
  me: z.optional(me),
  mode: ChatMode,
  viewers: z.int(),
  /** The last of them, oldest first. */
  messages: z.array(ChatMessage),
});

/** Changes of one tick; fields that did not change are absent. */
export const ChatChanged = z.object({
  type: z.literal("chat-changed"),
  ...placed,
  added: z.optional(z.array(ChatMessage)),
  removed: z.optional(z.array(ChatMessageId)),
  /** All reactions to these messages. */
  reactions: z.optional(z.array(z.object({ id: ChatMessageId, counts: ReactionCounts }))),
  mode: z.optional(ChatMode),
});
export type ChatChanged = z.infer<typeof ChatChanged>;

/**
 * The requested position was still in the ring: the missed messages came before this one, and nothing else is missing.
 */
const ChatResumed = z.object({ type: z.literal("chat-resumed"), ...placed, me, viewers: z.int() });

/** How many look at the match, now and then and outside of the history. */
const ChatViewers = z.object({ type: z.literal("chat-viewers"), sent_at_ms: z.int(), viewers: z.int() });

/** Response to a ticket: the account this connection writes as from now on; null when the ticket is invalid. */
const ChatMe = z.object({ type: z.literal("chat-me"), sent_at_ms: z.int(), me });

/** A command was done. `message_id` names the message that it wrote; null for other commands. */
const ChatAccepted = z.object({
  type: z.literal("chat-accepted"),
  sent_at_ms: z.int(),
  client_id: z.string(),
  message_id: z.nullable(ChatMessageId),
});

/** A command was not done; `retry_at_ms` is when the same one could be, null when it never will. */
const ChatRefused = z.object({
  type: z.literal("chat-refused"),
  sent_at_ms: z.int(),
  client_id: z.string(),
  code: z.custom<ErrorCode>(isErrorCode),
  retry_at_ms: z.nullable(z.int()),
});

/** All chat messages of a match room. */
export const ChatServerMessage = z.discriminatedUnion("type", [
  ChatSnapshot,
  ChatChanged,
  ChatResumed,
  ChatViewers,
  ChatMe,
  ChatAccepted,
  ChatRefused,
]);
export type ChatServerMessage = z.infer<typeof ChatServerMessage>;
