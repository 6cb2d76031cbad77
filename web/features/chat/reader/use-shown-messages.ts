import { useEffect, useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import type { blockWords, HasBlockedWord } from "#shared/chat/chat-content.rules.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { importOnce } from "#web/platform/hydration/lazy-with-retry.ts";
import { useReaderFilter } from "../chat.context.ts";
import type { HiddenWriter } from "./reader-filter.ts";

/** Only readers with hidden words need it. */
const loadWords = importOnce(() => import("#shared/chat/chat-content.rules.ts"));

const hasNone = () => false;

/** The filtered messages; null until the code that filters them has loaded. */
export function useShownMessages(
  all: readonly ChatMessage[],
  myId: number | null,
): readonly ChatMessage[] | null {
  const { writers, words } = useSnapshot(useReaderFilter());
  const [rules, setRules] = useState<{ readonly blockWords: typeof blockWords } | null>(null);
  // A reader with hidden words sees no messages until the rules have loaded. A reader who hides their first word keeps
  // the log until it can be filtered.
  const [hadWords] = useState(words.length > 0);
  const isWanted = words.length > 0 && rules === null;
  useEffect(() => {
    if (isWanted) void loadWords().then(setRules);
  }, [isWanted]);
  const hasHiddenWord = useMemo(() => {
    if (words.length === 0) return hasNone;
    return rules ? rules.blockWords(words) : hadWords ? null : hasNone;
  }, [words, rules, hadWords]);
  return useMemo(
    () => (hasHiddenWord === null ? null : shownMessages(all, writers, hasHiddenWord, myId)),
    [all, writers, hasHiddenWord, myId],
  );
}

/** The messages left after the reader's filter. Their own messages are always among them. */
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
