import { type AriaAttributes, type KeyboardEvent, type RefObject, useState } from "react";
import { useChat } from "../chat.context.ts";
import { callAt, nicksOf, offeredNicks } from "../log/mentions.rules.ts";

interface Offered {
  readonly nicks: readonly string[];
  /** Position of the `@`, and the end of the text typed after it. */
  readonly at: number;
  readonly end: number;
  /** -1 for none: an `@` alone may be just an `@`. */
  readonly chosen: number;
}

/** Suggests writers for an `@` in the field; arrow keys choose, Enter or Tab accepts. */
export interface NickOffer {
  readonly offered: Offered | null;
  readonly look: (text: string, caret: number) => void;
  readonly close: () => void;
  readonly take: (nick: string) => void;
  /** True when the list handled the key. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly fieldProps: (listId: string) => AriaAttributes;
}

export function useNickOffer(field: RefObject<HTMLTextAreaElement | null>): NickOffer {
  const { store } = useChat();
  const [offered, setOffered] = useState<Offered | null>(null);
  const close = () => setOffered(null);

  const look = (text: string, caret: number) => {
    const call = callAt(text, caret);
    const nicks = call
      ? offeredNicks(
          nicksOf(store.room.messages.filter(({ author }) => author.id !== store.me?.id)),
          call.start,
        )
      : [];
    setOffered(
      call && nicks.length > 0
        ? { nicks, at: call.at, end: caret, chosen: call.start === "" ? -1 : 0 }
        : null,
    );
  };

  const take = (nick: string) => {
    if (!offered) return;
    const before = `${store.draft.slice(0, offered.at)}@${nick} `;
    store.draft = before + store.draft.slice(offered.end);
    close();
    // Once the field shows it.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  };

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!offered) return false;
    // Shift+Tab moves back, even while the list is open.
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
    const { nicks, chosen } = offered;
    const nick = nicks[chosen];
    if (event.key === "ArrowDown") setOffered({ ...offered, chosen: (chosen + 1) % nicks.length });
    else if (event.key === "ArrowUp")
      setOffered({ ...offered, chosen: chosen <= 0 ? nicks.length - 1 : chosen - 1 });
    else if (event.key === "Escape") close();
    else if (nick !== undefined && (event.key === "Enter" || event.key === "Tab")) take(nick);
    else return false;
    event.preventDefault();
    return true;
  };

  // A multi-line field is a textbox and no combobox (ARIA in HTML); a textbox may have these attributes.
  const fieldProps = (listId: string) => ({
    "aria-autocomplete": "list" as const,
    "aria-controls": offered ? listId : undefined,
    "aria-activedescendant": offered && offered.chosen >= 0 ? `${listId}-${offered.chosen}` : undefined,
  });
  return { offered, look, close, take, onKeyDown, fieldProps };
}
