import { type KeyboardEvent, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useChatStore } from "../chat.context.ts";
import { focusField } from "../focus.ts";
import { useShownMessages } from "../reader/use-shown-messages.ts";
import { ChatAnnouncer } from "./chat-announcer.tsx";
import { ChatRow } from "./chat-row.tsx";
import { nicksOf } from "./mentions.rules.ts";
import { useHeldFocus } from "./use-held-focus.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

const ChatMenu = lazyWithRetry(() => import("./chat-menu.tsx"));
const OutgoingRow = lazyWithRetry(() => import("./outgoing-row.tsx"));

const NONE: readonly ChatMessage[] = [];

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move from message to message, whichever element of a message has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll("[data-message]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (at < 0) return;
  event.preventDefault();
  rows[step(at, rows.length)]?.querySelector<HTMLElement>(".chat-more")?.focus();
}

/** Scrolls to a message and focuses its button. */
function goTo(list: HTMLElement | null, message_id: string): void {
  const row = list?.querySelector(`[data-message="${message_id}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>(".chat-more")?.focus({ preventScroll: true });
}

/** True if the focus is on an element outside the closing menu. */
function isElsewhere(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest(".chat-menu") === null;
}

/** Writers of messages. The list keeps its identity as long as nobody new writes: a new one would render all rows. */
function useNicks(messages: readonly ChatMessage[]): readonly string[] {
  const nickList = nicksOf(messages).toSorted().join("\n");
  return useMemo(() => (nickList === "" ? [] : nickList.split("\n")), [nickList]);
}

interface Opened {
  readonly message: ChatMessage;
  readonly anchor: HTMLElement;
  /** The element focused at the press: Safari does not focus a button on press. */
  readonly from: Element | null;
}

/** The messages, oldest first. Not a live region, which would read out too much: see ChatAnnouncer. */
export function ChatLog({ isAside }: { readonly isAside: boolean }) {
  const { room, is_known, me, outgoing, reacted } = useChatStore();
  const myId = me?.id ?? null;
  const shown = useShownMessages(room.messages, myId);
  const messages = shown ?? NONE;
  const byId = useMemo(() => new Map(messages.map((one) => [one.id, one])), [messages]);
  const nicks = useNicks(messages);
  const list = useRef<HTMLDivElement>(null);
  const { unseen, isAtEnd, toEnd, onScroll } = useStickToEnd(list, messages, outgoing);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const open = useCallback(
    (message: ChatMessage, anchor: HTMLElement) =>
      setOpened({ message, anchor, from: document.activeElement }),
    [],
  );
  const close = () => {
    setOpened(null);
    // Its message was removed in the meantime. A reader whose focus is elsewhere keeps it.
    if (list.current && !opened?.anchor.isConnected && !isElsewhere()) focusField(list.current);
  };
  const show = useCallback((id: string) => goTo(list.current, id), []);
  const holdFocus = useHeldFocus(list, messages, focused);
  const current = focused !== null && byId.has(focused) ? focused : messages.at(-1)?.id;
  return (
    <div className="chat-log-frame">
      <div
        ref={list}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={m.chat_log()}
        tabIndex={-1}
        onScroll={onScroll}
        onKeyDown={walk}
        {...holdFocus}
      >
        {messages.length + outgoing.length === 0 ? (
          <p className="chat-note">{is_known && shown ? m.chat_empty() : m.chat_loading()}</p>
        ) : null}
        <ol>
          {messages.map((message) => (
            <ChatRow
              key={message.id}
              message={message}
              original={message.reply_to ? byId.get(message.reply_to.id)?.text : undefined}
              reacted={reacted[message.id]}
              nicks={nicks}
              myId={myId}
              myNick={me?.nick_name ?? null}
              isCurrent={message.id === current}
              isOpen={message.id === opened?.message.id}
              onOpen={open}
              onFocus={setFocused}
              onShow={show}
            />
          ))}
          <Suspense>
            {outgoing.map((one) => (
              <OutgoingRow key={one.client_id} message={one} />
            ))}
          </Suspense>
        </ol>
      </div>
      {isAtEnd ? null : <ToEndButton unseen={unseen} onClick={toEnd} />}
      <ChatAnnouncer messages={messages} myId={myId} isAside={isAside} />
      <Suspense>
        {opened ? (
          <ChatMenu
            key={opened.message.id}
            message={byId.get(opened.message.id) ?? opened.message}
            anchor={opened.anchor}
            from={opened.from}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

/** Leads back to the latest message, and counts those that arrived since the reader scrolled up. */
function ToEndButton({ unseen, onClick }: { readonly unseen: number; readonly onClick: () => void }) {
  return (
    <button type="button" className="button chat-to-end" onClick={onClick}>
      <span>{unseen === 0 ? m.chat_latest() : m.chat_new({ count: unseen })}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
