import { Menu, MenuItem, useMenuStore } from "@ariakit/react/menu";
import { useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { useChat, useChatStore, useReaderFilter } from "../chat.context.ts";
import { focusField } from "../focus.ts";
import { hideWriter } from "../reader/hide.ts";
import { requestAction } from "../room/commands.ts";
import { MuteItems, ReportItems } from "./menu-pages.tsx";
import { ReactionItems } from "./reaction-items.tsx";

interface ChatMenuProps {
  readonly message: ChatMessage;
  /** The button that the menu belongs to. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * The menu of a message. Its code loads late: if the reader has moved the focus meanwhile, the focus stays and no menu
 * opens.
 */
export default function ChatMenu({ from, ...rest }: ChatMenuProps & { readonly from: Element | null }) {
  const [isAwaited] = useState(() => [rest.anchor, from, document.body].includes(document.activeElement));
  const { onClose } = rest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its value never changes
  useEffect(() => {
    if (!isAwaited) onClose();
  }, []);
  return isAwaited ? <OpenMenu {...rest} /> : null;
}

type Page = "main" | "report" | "mute";

function OpenMenu({ message, anchor, onClose }: ChatMenuProps) {
  const menu = useMenuStore({
    open: true,
    setOpen: (isOpen) => {
      if (!isOpen) onClose();
    },
    placement: "bottom-end",
    // The reactions share a row, the other items are below.
    orientation: "both",
    focusLoop: true,
  });
  const [page, setPage] = useState<Page>("main");
  // Focuses the first item, like a menu button of the library. Each page of the menu has another first item.
  useEffect(() => {
    menu.setDisclosureElement(anchor);
    menu.setAutoFocusOnShow(true);
    menu.setInitialFocus("first");
  }, [menu, anchor]);
  return (
    <Menu
      store={menu}
      portal
      gutter={0}
      getAnchorRect={() => anchor.getBoundingClientRect()}
      aria-label={m.chat_menu_label()}
      className="chat-menu"
    >
      {page === "main" ? <MainItems message={message} anchor={anchor} turnTo={setPage} /> : null}
      {page === "report" ? <ReportItems message={message} /> : null}
      {page === "mute" ? <MuteItems message={message} /> : null}
      {page === "main" ? null : (
        <MenuItem hideOnClick={false} onClick={() => setPage("main")}>
          {m.chat_back()}
        </MenuItem>
      )}
    </Menu>
  );
}

interface MainItemsProps {
  readonly message: ChatMessage;
  readonly anchor: HTMLElement;
  readonly turnTo: (page: Page) => void;
}

function MainItems({ message, anchor, turnTo }: MainItemsProps) {
  const chat = useChat();
  const filter = useReaderFilter();
  const { me } = useChatStore();
  const { author } = message;
  const isMine = author.id === me?.id;
  const isModerator = me?.role === "operator";
  const name = author.nick_name;
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
    // The log moves the focus on when the focused message is removed.
    anchor.focus({ preventScroll: true });
    hideWriter(filter, author);
    chat.store.outcome = { kind: "hidden", writer: { id: author.id, nick_name: name } };
  };
  return (
    <>
      {me ? <ReactionItems message={message} /> : null}
      {me ? <MenuItem onClick={reply}>{m.chat_reply()}</MenuItem> : null}
      {me && !isMine ? <MenuItem onClick={mention}>{m.chat_mention({ name })}</MenuItem> : null}
      {isMine ? null : <MenuItem onClick={hide}>{m.chat_hide({ name })}</MenuItem>}
      {me && !isMine ? (
        <MenuItem aria-haspopup="menu" hideOnClick={false} onClick={() => turnTo("report")}>
          {m.chat_report()}
        </MenuItem>
      ) : null}
      {isMine || isModerator ? (
        <MenuItem onClick={() => requestAction(chat, { type: "chat-delete", message_id: message.id })}>
          {m.chat_delete()}
        </MenuItem>
      ) : null}
      {isModerator && author.role !== "operator" ? (
        <MenuItem aria-haspopup="menu" hideOnClick={false} onClick={() => turnTo("mute")}>
          {m.chat_mute({ name })}
        </MenuItem>
      ) : null}
    </>
  );
}
