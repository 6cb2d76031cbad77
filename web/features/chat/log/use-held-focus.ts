import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { focusField } from "../focus.ts";

interface Listed {
  readonly id: string;
}

/**
 * Keeps the focus in the log when the message that had it goes: hidden by its reader, or taken away. The next message gets
 * it, else the one before. `focused` is the message that had it last. Gives the handlers that the log needs.
 */
export function useHeldFocus(
  list: RefObject<HTMLElement | null>,
  messages: readonly Listed[],
  focused: string | null,
) {
  const isHeld = useRef(false);
  const before = useRef(messages);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = messages;
    const at = old.findIndex(({ id }) => id === focused);
    if (!isHeld.current || at < 0 || !list.current) return;
    const left = new Set(messages.map(({ id }) => id));
    if (left.has(old[at]?.id ?? "") || list.current.contains(document.activeElement)) return;
    const next = [...old.slice(at + 1), ...old.slice(0, at).reverse()].find(({ id }) => left.has(id));
    const row = next && list.current.querySelector(`[data-message="${next.id}"]`);
    const button = row?.querySelector<HTMLElement>(".chat-more");
    if (button) button.focus();
    else focusField(list.current);
  }, [list, messages, focused]);
  return {
    onFocus() {
      isHeld.current = true;
    },
    // React tells nothing of a blur that it has caused by taking an element away.
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      isHeld.current = currentTarget.contains(relatedTarget);
    },
  };
}
