import { blockWords } from "#shared/chat/chat-content.rules.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import type { ReaderFilter } from "./reader-filter.ts";

/** The messages that their reader wants to see. His own are always among them. */
export function shownMessages(
  messages: readonly ChatMessage[],
  { writers, words }: Readonly<ReaderFilter>,
  myId: number | null,
): readonly ChatMessage[] {
  if (writers.length === 0 && words.length === 0) return messages;
  const hidden = new Set(writers.map(({ id }) => id));
  const hasHiddenWord = words.length === 0 ? () => false : blockWords(words);
  return messages.filter(
    ({ author, text }) => author.id === myId || !(hidden.has(author.id) || hasHiddenWord(text)),
  );
}
