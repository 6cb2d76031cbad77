import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { isListKey, isTyping, type ListKey, mayTakeKey } from "./may-take-key.ts";

const ListKeyboard = lazyWithRetry(() => import("./list-keyboard.tsx"));

/**
 * Keyboard shortcuts of lists. Their code loads with the first key press or focus outside a text field, and then
 * replays the keys pressed meanwhile.
 */
export function FirstKey() {
  const [isOn] = useSetting("keyboard");
  const [isWanted, want] = useState(false);
  /** Keys pressed until the code has loaded; null from then on. */
  const pressed = useRef<ListKey[] | null>([]);
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const come = (event: Event) => {
      if (pressed.current === null) return stop.abort();
      if (isTyping(event.target)) return;
      want(true);
      if (!(event instanceof KeyboardEvent) || !isListKey(event.key) || !mayTakeKey(event)) return;
      event.preventDefault();
      pressed.current.push(event.key);
    };
    for (const sign of ["keydown", "focusin"]) document.addEventListener(sign, come, { signal: stop.signal });
    return () => stop.abort();
  }, [isOn]);
  const takePressed = useCallback(() => {
    const keys = pressed.current ?? [];
    pressed.current = null;
    return keys;
  }, []);
  return <Suspense>{isWanted ? <ListKeyboard takePressed={takePressed} /> : null}</Suspense>;
}
