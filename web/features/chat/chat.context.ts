import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import { usePageStore } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { createReaderFilter, type ReaderFilter } from "./reader/reader-filter.ts";
import type { Chat, ChatStore } from "./room/chat.store.ts";

export const ChatContext = createContext<Chat | null>(null);

/** The chat that a part of the panel belongs to. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("ChatContext is missing above this component");
  return chat;
}

/** What a part of the panel shows of the chat. The panel is never in the HTML: there is no other first value. */
export function useChatValue<Value>(read: (store: ChatStore) => Value): Value {
  const { store } = useChat();
  return useStore(store, read, read(store));
}

/** What stands in the field. Told at once: a field that is a moment behind its keys loses the caret, and Telex its letters. */
export function useDraft(): string {
  const { store } = useChat();
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(store, listener, true), [store]),
    () => store.draft,
  );
}

export const useReaderFilter = (): ReaderFilter => usePageStore(createReaderFilter);
