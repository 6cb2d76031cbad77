import * as z from "zod/mini";
import { Writer } from "../room/ticket.ts";
import { MUTE_MINUTES, REACTIONS, SLOW_SECONDS } from "./chat.table.ts";

/** Content of a chat. Times are milliseconds UTC (`_ms`). */

/** Names a message in its room: `<room's word>-<number>`, never used twice. */
export const ChatMessageId = z.string().check(z.regex(/^[\w-]{1,40}$/));

/** The author, as everybody sees them. */
export const ChatAuthor = z.pick(Writer, { id: true, nick_name: true, avatar: true, role: true });
export type ChatAuthor = z.infer<typeof ChatAuthor>;

/** Counts of a message's reactions; reactions without any are absent. */
export const ReactionCounts = z.partialRecord(z.enum(REACTIONS), z.int().check(z.positive()));
export type ReactionCounts = z.infer<typeof ReactionCounts>;

/** A message. `minute` and `score` are where the match stood when it was written; null while unknown or not begun. */
export const ChatMessage = z.object({
  id: ChatMessageId,
  author: ChatAuthor,
  text: z.string(),
  at_ms: z.int(),
  /** As a row shows it: `67`, `45+2`. */
  minute: z.nullable(z.string()),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
  /** The message it answers. Its text is not repeated: a deleted one must be gone everywhere. */
  reply_to: z.nullable(z.object({ id: ChatMessageId, nick_name: z.string() })),
  reactions: ReactionCounts,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Moderation mode of a room: seconds between two messages of a writer (0: the default), and who may write. */
export const ChatMode = z.object({
  slow_seconds: z.literal(SLOW_SECONDS),
  /** Only readers who follow the match, its competition or one of its teams. */
  followers_only: z.boolean(),
});
export type ChatMode = z.infer<typeof ChatMode>;

/** The room's default mode. */
export const USUAL_MODE: ChatMode = { slow_seconds: 0, followers_only: false };

export const MuteLength = z.literal(MUTE_MINUTES);
