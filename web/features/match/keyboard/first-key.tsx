import { Suspense, useEffect, useState } from "react";
import { laterPart } from "#web/platform/later-code.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { isListKey, type ListKey, mayTakeKey } from "./may-take-key.ts";

const ListKeyboard = laterPart(async () => ({ default: (await import("./list-keyboard.tsx")).ListKeyboard }));

/**
 * The keys of lists, for who uses the keyboard: their code comes with the first key or focus, and does what that key says. Whose
 * fingers never leave the glass does without.
 */
export function FirstKey() {
  const [isOn] = useSetting("keyboard");
  const [first, setFirst] = useState<{ readonly key: ListKey | null } | null>(null);
  useEffect(() => {
    if (!isOn || first) return;
    const stop = new AbortController();
    const come = (event: Event) => {
      const isOurs = event instanceof KeyboardEvent && isListKey(event.key) && mayTakeKey(event);
      if (isOurs) event.preventDefault();
      setFirst({ key: isOurs ? (event.key as ListKey) : null });
    };
    for (const sign of ["keydown", "focusin"]) document.addEventListener(sign, come, { signal: stop.signal });
    return () => stop.abort();
  }, [isOn, first]);
  return <Suspense>{first ? <ListKeyboard firstKey={first.key} /> : null}</Suspense>;
}
