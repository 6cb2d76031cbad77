import { type RefObject, useEffect } from "react";

/** Closes a menu made of `<details>` on Escape, on a press beside it and when the page changes. */
export function useClosingDetails(details: RefObject<HTMLDetailsElement | null>, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => {
    details.current?.removeAttribute("open");
  }, [pathname]);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== "Escape" : event.target instanceof Node && menu.contains(event.target))
        return;
      menu.open = false;
      if (isKey) menu.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [details]);
}
