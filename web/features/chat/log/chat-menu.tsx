import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { useChat, useChatStore, useReaderFilter } from "../chat.context.ts";
import { focusField } from "../focus.ts";
import { hideWriter } from "../reader/hide.ts";
import { ask } from "../room/commands.ts";
import { MenuItem } from "./menu-item.tsx";
import { MuteItems, ReportItems } from "./menu-pages.tsx";
import { ReactionItems } from "./reaction-items.tsx";
import { usePopover } from "./use-popover.ts";

interface ChatMenuProps {
  readonly message: ChatMessage;
  /** The button that it belongs to. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Room between the menu and the edges of the screen, pixels. */
const EDGE_PX = 8;

function placeAt(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  // As wide as it is where nothing is in its way.
  menu.style.left = "0";
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = at.bottom + height + EDGE_PX <= innerHeight;
  menu.style.left = `${Math.max(EDGE_PX, Math.min(at.right - width, innerWidth - width - EDGE_PX))}px`;
  menu.style.top = `${Math.max(EDGE_PX, below ? at.bottom : Math.max(EDGE_PX, at.top - height))}px`;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  items[step(Math.max(0, at), items.length)]?.focus();
}

/** What can be done with a message. Its code may come late: a reader who is elsewhere by then is left there. */
export default function ChatMenu({ from, ...rest }: ChatMenuProps & { readonly from: Element | null }) {
  const [isAwaited] = useState(() => [rest.anchor, from, document.body].includes(document.activeElement));
  const { onClose } = rest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is known from the beginning
  useEffect(() => {
    if (!isAwaited) onClose();
  }, []);
  return isAwaited ? <OpenMenu {...rest} /> : null;
}

/** The browser closes it: by Esc, which gives the focus back, and by a press beside it. */
function OpenMenu({ message, anchor, onClose }: ChatMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<"main" | "report" | "mute">("main");
  const close = usePopover(menu, anchor, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of it is as high as it is
  useLayoutEffect(() => {
    if (!menu.current) return;
    placeAt(menu.current, anchor);
    menu.current.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  }, [anchor, page]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={m.chat_menu_label()}
      className="chat-menu"
      onKeyDown={walk}
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
    >
      {page === "main" ? (
        <MainItems message={message} anchor={anchor} close={close} turnTo={setPage} />
      ) : null}
      {page === "report" ? <ReportItems message={message} close={close} /> : null}
      {page === "mute" ? <MuteItems message={message} close={close} /> : null}
      {page === "main" ? null : <MenuItem onPress={() => setPage("main")}>{m.chat_back()}</MenuItem>}
    </div>
  );
}

interface MainItemsProps {
  readonly message: ChatMessage;
  readonly anchor: HTMLElement;
  readonly close: () => void;
  readonly turnTo: (page: "report" | "mute") => void;
}

function MainItems({ message, anchor, close, turnTo }: MainItemsProps) {
  const chat = useChat();
  const filter = useReaderFilter();
  const { me } = useChatStore();
  const { author } = message;
  const isMine = author.id === me?.id;
  const isModerator = me?.role === "operator";
  const name = author.nick_name;
  const done = (deed: () => void) => () => {
    close();
    deed();
  };
  const toField = () => focusField(anchor);
  const reply = () => {
    chat.store.reply_to = { id: message.id, nick_name: name };
    toField();
  };
  const mention = () => {
    const { draft } = chat.store;
    chat.store.draft = `${draft}${draft === "" || draft.endsWith(" ") ? "" : " "}@${name} `;
    toField();
  };
  const hide = () => {
    hideWriter(filter, author);
    chat.store.outcome = { kind: "hidden", writer: { id: author.id, nick_name: name } };
  };
  return (
    <>
      {me ? <ReactionItems message={message} close={close} /> : null}
      {me ? <MenuItem onPress={done(reply)}>{m.chat_reply()}</MenuItem> : null}
      {me && !isMine ? <MenuItem onPress={done(mention)}>{m.chat_mention({ name })}</MenuItem> : null}
      {isMine ? null : <MenuItem onPress={done(hide)}>{m.chat_hide({ name })}</MenuItem>}
      {me && !isMine ? (
        <MenuItem onPress={() => turnTo("report")} leads>
          {m.chat_report()}
        </MenuItem>
      ) : null}
      {isMine || isModerator ? (
        <MenuItem onPress={done(() => ask(chat, { type: "chat-delete", message_id: message.id }))}>
          {m.chat_delete()}
        </MenuItem>
      ) : null}
      {isModerator && author.role !== "operator" ? (
        <MenuItem onPress={() => turnTo("mute")} leads>
          {m.chat_mute({ name })}
        </MenuItem>
      ) : null}
    </>
  );
}
