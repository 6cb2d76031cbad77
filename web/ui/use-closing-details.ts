import { type RefObject, useEffect, useRef } from "react";

/** Closes a menu made of `<details>` on Escape, on a press beside it and when the page changes. */
export function useClosingDetails(details: RefObject<HTMLDetailsElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    // On the first page it may have been opened before hydration.
    if (shown.current === pathname) return;
    shown.current = pathname;
    details.current?.removeAttribute("open");
  }, [details, pathname]);
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
