import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import type { ChatCommand } from "#shared/chat/client-to-room.ts";
import type { ChatServerMessage } from "#shared/chat/room-to-client.ts";
import type { ErrorCode } from "#shared/errors/index.ts";

/** This page's requests to the room, from the press until the room broadcasts the result. Pure. */

/** Reason of a refusal, and when a retry could succeed: milliseconds UTC of the server; null for never. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly retry_at_ms: number | null;
}

/** A message of this page's writer. The room is idempotent by `client_id`, however often it is sent. */
export interface Outgoing {
  readonly client_id: string;
  readonly text: string;
  readonly reply_to: ChatMessage["reply_to"];
  /** The room's id and acceptance time; null while unknown. */
  readonly taken: { readonly message_id: string; readonly at_ms: number } | null;
  readonly refusal: Refusal | null;
}

/** Commands other than messages. */
export type ChatAction = Exclude<ChatCommand, { readonly type: "chat-send" }>;

/** The room's answer to a command. */
export type ChatAnswer = Extract<ChatServerMessage, { readonly client_id: string }>;

export const commandOf = ({ client_id, text, reply_to }: Outgoing): ChatCommand => ({
  type: "chat-send",
  client_id,
  text,
  reply_to: reply_to?.id ?? null,
});

/** The room has neither accepted nor refused it: resending is idempotent. */
export const isUnanswered = ({ taken, refusal }: Outgoing): boolean => taken === null && refusal === null;

/** A broadcast contains an accepted message once the room's tick of a tenth of a second is over. */
const TICK_AND_MORE_MS = 2_000;

/**
 * The messages that the room has not broadcast yet. An accepted message still missing long after its tick was removed
 * by somebody, and is dropped.
 */
export function stillShown(
  outgoing: readonly Outgoing[],
  messages: readonly ChatMessage[],
  sentAtMs: number,
): readonly Outgoing[] {
  if (outgoing.every(({ taken }) => taken === null)) return outgoing;
  const known = new Set(messages.map(({ id }) => id));
  const left = outgoing.filter(
    ({ taken }) =>
      taken === null || (!known.has(taken.message_id) && sentAtMs < taken.at_ms + TICK_AND_MORE_MS),
  );
  return left.length === outgoing.length ? outgoing : left;
}
