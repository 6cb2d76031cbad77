import { useEffect, useRef } from "react";
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

/** Gets the route and the code of a page ready while its link is under the pointer, a finger or the focus, unless the reader saves data. */
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (event: Event) => {
      clearTimeout(timer);
      const link = softLinkAt(event);
      if (link === null || isSaver || link.pathname === location.pathname) return;
      const prepare = () => {
        // React Router asks the server for the route of a link that has this attribute.
        link.anchor.dataset.discover = "true";
        void prefetch(link.pathname);
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
