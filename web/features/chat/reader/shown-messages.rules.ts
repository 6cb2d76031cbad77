import type { HasBlockedWord } from "#shared/chat/chat-content.rules.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import type { HiddenWriter } from "./reader-filter.ts";

/** The messages that their reader wants to see. His own are always among them. */
export function shownMessages(
  messages: readonly ChatMessage[],
  writers: readonly HiddenWriter[],
  hasHiddenWord: HasBlockedWord,
  myId: number | null,
): readonly ChatMessage[] {
  const hidden = new Set(writers.map(({ id }) => id));
  return messages.filter(
    ({ author, text }) => author.id === myId || !(hidden.has(author.id) || hasHiddenWord(text)),
  );
}
