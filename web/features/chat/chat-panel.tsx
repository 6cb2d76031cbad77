import { useEffect } from "react";
import { ref } from "valtio";
import { toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { loadFromBrowser } from "#web/platform/data/browser-call.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { createWantedSubprotocol } from "#web/platform/realtime/room-subprotocol.ts";
import { hasMarker } from "#web/platform/session/signed-in.ts";
import { ChatContext, useChatStore } from "./chat.context.ts";
import { ChatBar } from "./chat-bar.tsx";
import { loadChatTools } from "./chat-tools.ts";
import { ChatLog } from "./log/chat-log.tsx";
import { useShownMessages } from "./reader/use-shown-messages.ts";
import { createChats } from "./room/chat.store.ts";
import { createChatSubprotocol } from "./room/chat-subprotocol.ts";
import { ChatWrite } from "./write/chat-write.tsx";
import "./chat.css";

/** A ticket to write in a match's room; null for a reader who is not (or no longer) logged in. */
async function fetchTicket(match_id: number): Promise<string | null> {
  if (!hasMarker()) return null;
  try {
    return (await loadFromBrowser("/oapi/v1/users/me/ticket", { match_id })).data.ticket;
  } catch (thrown) {
    if (isSessionOver(toAppError(thrown))) return null;
    throw thrown;
  }
}

interface ChatPanelProps {
  readonly match_id: number;
  /** Placement: as the page's main content, or beside it. */
  readonly place: "tab" | "aside";
  /** False while the chat is folded to one line: it is connected, and only its number of messages is shown. */
  readonly isOpen: boolean;
  /** Receives the number of messages; null until known. */
  readonly onCount: (count: number | null) => void;
}

/** Reports the number of messages that the reader would see. Renders nothing. */
function ChatCount({ onCount }: Pick<ChatPanelProps, "onCount">): null {
  const { room, is_known, me } = useChatStore();
  const shown = useShownMessages(room.messages, me?.id ?? null);
  const count = is_known && shown ? shown.length : null;
  useEffect(() => onCount(count), [onCount, count]);
  return null;
}

/**
 * The chat of a match, over the page's connection to the match's room. Rendered in the browser only, and only while
 * visible. Needs features/chat/chat.css, which is loaded with it.
 */
export default function ChatPanel({ match_id, place, isOpen, onCount }: ChatPanelProps) {
  const { once } = usePageStores();
  const chat = once(createChats)(match_id);
  const wanted = once(createWantedSubprotocol);
  useEffect(() => {
    chat.subprotocol ??= createChatSubprotocol(chat, match_id, () => fetchTicket(match_id));
    const { subprotocol } = chat;
    wanted.subprotocol = ref(subprotocol);
    return () => {
      if (wanted.subprotocol === subprotocol) wanted.subprotocol = null;
    };
  }, [chat, wanted, match_id]);
  useEffect(() => {
    if (hasMarker()) void loadChatTools();
  }, []);
  const comeNear = () => void loadChatTools();
  return (
    <ChatContext value={chat}>
      <ChatCount onCount={onCount} />
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events
        <div className="chat-body needs-script" key={match_id} onPointerEnter={comeNear} onFocus={comeNear}>
          <ChatBar />
          <ChatLog isAside={place === "aside"} />
          <ChatWrite />
        </div>
      ) : null}
    </ChatContext>
  );
}
