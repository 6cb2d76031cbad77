import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { focusField } from "../focus.ts";

interface Listed {
  readonly id: string;
}

/**
 * Keeps the focus in the log when the focused message is hidden or removed: it moves to the next message, else to the
 * one before. `focused` is the last focused message. Returns the log's event handlers.
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
    // React fires no blur event when it removes the focused element.
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      isHeld.current = currentTarget.contains(relatedTarget);
    },
  };
}
