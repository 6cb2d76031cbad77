import { useEffect, useRef } from "react";
import { askAhead, learnScreens } from "#web/platform/late-router/known-routes.ts";
import { prepareNavigation } from "#web/platform/late-router/late-router.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { softLinkAt } from "./soft-links.ts";

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

/** A pointer that only crosses a link is sooner gone. */
const REST_MS = 65;

/**
 * Gets ready what a reader is about to open: what goes from page to page, and, but for who saves data, the routes of the site and
 * the code of the page under his pointer, finger or focus.
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
    const isSaver = savesData(setting);
    // The development server's router learns by itself.
    if (!isSaver && !import.meta.env.DEV) learnScreens();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: Event) => {
      clearTimeout(timer);
      const path = softLinkAt(event)?.pathname;
      if (path === undefined) return;
      const prepare = () => {
        prepareNavigation();
        if (isSaver || path === location.pathname) return;
        askAhead(path);
        void prefetch(path);
      };
      if (event.type === "pointerover") timer = setTimeout(prepare, REST_MS);
      else prepare();
    };
    const stop = new AbortController();
    for (const sign of SIGNS) document.addEventListener(sign, follow, { passive: true, signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [setting]);
}
