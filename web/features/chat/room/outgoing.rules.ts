import type { ChatCommand } from "#shared/chat/chat-command.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import type { ChatServerMessage } from "#shared/chat/chat-server-message.ts";
import type { ErrorCode } from "#shared/errors/index.ts";

/** What this page has asked of the room, from the press until the room's own word shows it. Pure. */

/** Why something was not done, and when it could be: milliseconds UTC of the server; null when never. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly retry_at_ms: number | null;
}

/** A message of this page's writer. The room answers for `client_id`, however often it is sent. */
export interface Outgoing {
  readonly client_id: string;
  readonly text: string;
  readonly reply_to: ChatMessage["reply_to"];
  /** The room's name for it, and when it was taken; null while nothing is known. */
  readonly taken: { readonly message_id: string; readonly at_ms: number } | null;
  readonly refusal: Refusal | null;
}

/** What a command is for, apart from messages. */
export type Deed = Exclude<ChatCommand, { readonly type: "chat-send" }>;

/** What the room answers to a command. */
export type ChatAnswer = Extract<ChatServerMessage, { readonly client_id: string }>;

export const commandOf = ({ client_id, text, reply_to }: Outgoing): ChatCommand => ({
  type: "chat-send",
  client_id,
  text,
  reply_to: reply_to?.id ?? null,
});

/** The room has neither taken it nor refused it: sent again it is still written once. */
export const isUnanswered = ({ taken, refusal }: Outgoing): boolean => taken === null && refusal === null;

/** What is said after a message was taken holds it, once the room's tick of a tenth of a second is over. */
const TICK_AND_MORE_MS = 2_000;

/**
 * Those that the room's own messages do not show yet. One that was taken and is not among them when the room has long gone
 * on is not waited for: somebody has taken it away.
 */
export function stillShown(
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
  saidAtMs: number,
): readonly Outgoing[] {
  if (outgoing.every(({ taken }) => taken === null)) return outgoing;
  const known = new Set(messages.map(({ id }) => id));
  const left = outgoing.filter(
    ({ taken }) =>
      taken === null || (!known.has(taken.message_id) && saidAtMs < taken.at_ms + TICK_AND_MORE_MS),
  );
  return left.length === outgoing.length ? outgoing : left;
}
