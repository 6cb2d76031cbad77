import { useEffect, useRef } from "react";
import { prepareNavigation } from "#web/platform/late-router/late-router.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";

/** Whether the reader, or his browser, wants to be sent no more than he asks for. */
function savesData(setting: boolean): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    setting ||
    (typeof connection === "object" &&
      connection !== null &&
      "saveData" in connection &&
      connection.saveData === true)
  );
}

/** What tells that a link may be followed. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/** The path of the link that a pointer, finger or focus is on, where a click would open it inside the page. */
function pathUnder({ target }: Event): string | null {
  const anchor = target instanceof Element ? target.closest("a") : null;
  return anchor?.href && anchor.origin === location.origin && anchor.target === "" ? anchor.pathname : null;
}

/**
 * Gets ready what a reader is about to open: what goes from page to page, and, but for who saves data, the code of the page under
 * his pointer, finger or focus.
 */
export function useIntent(): void {
  const [setting] = useSetting("data_saver");
  const loading = useRef<Promise<(path: string) => void> | null>(null);
  useEffect(() => {
    const prefetch = async (path: string) => {
      loading.current ??= import("./prefetch.ts").then(({ createPrefetch }) => createPrefetch());
      try {
        (await loading.current)(path);
      } catch {
        // The page opens all the same, a little later.
        loading.current = null;
      }
    };
    const follow = (event: Event) => {
      const path = pathUnder(event);
      if (path === null) return;
      prepareNavigation(path);
      if (path !== location.pathname && !savesData(setting)) void prefetch(path);
    };
    const stop = new AbortController();
    for (const sign of SIGNS) document.addEventListener(sign, follow, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [setting]);
}
