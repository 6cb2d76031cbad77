import { createContext, useContext } from "react";
import { useSnapshot } from "valtio";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { createReaderFilter, type ReaderFilter } from "./reader/reader-filter.ts";
import type { Chat } from "./room/chat.store.ts";

export const ChatContext = createContext<Chat | null>(null);

/** The chat that a component of the panel belongs to. */
export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("ChatContext is missing above this component");
  return chat;
}

/** The store of the chat as the panel shows it; renders when a value that the component reads changes. */
export const useChatStore = () => useSnapshot(useChat().store);

/** The text of the field, updated synchronously: otherwise the field loses the caret, and Telex its letters. */
export const useDraft = (): string => useSnapshot(useChat().store, { sync: true }).draft;

export const useReaderFilter = (): ReaderFilter => usePageStore(createReaderFilter);
