import { useEffect } from "react";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { createPrefetchQueue, type PrefetchQueue } from "./prefetch-queue.ts";
import { routeFiles } from "./route-files.ts";

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

/** Resolves when the browser has the file. */
function loadFile(rel: "modulepreload" | "prefetch", href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement("link");
    link.rel = rel;
    if (rel === "prefetch") link.as = "style";
    link.href = href;
    link.onload = () => done();
    link.onerror = () => fail(new Error(`prefetch of ${href}`));
    document.head.append(link);
  });
}

/** Runs a module that the page will need: a route asks for its screen then (later-code.ts). */
async function run(href: string): Promise<void> {
  await loadFile("modulepreload", href);
  // Whoever opens the page hears of a failure.
  await import(/* @vite-ignore */ href).catch(() => {});
}

/** A file that the page has, or has asked for. */
const isThere = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[href], script[src]")].some(
    (element) => element.getAttribute("href") === href || element.getAttribute("src") === href,
  );

function prefetch(queue: PrefetchQueue, path: string): void {
  const files = routeFiles(path);
  if (!files) return;
  queue.add(files.id, () =>
    Promise.all([
      ...files.scripts.filter((href) => !isThere(href)).map((href) => run(href)),
      ...files.styles.filter((href) => !isThere(href)).map((href) => loadFile("prefetch", href)),
    ]),
  );
}

/** The path that a pointer, finger or focus is on, when a click would open it inside the page. */
function pathUnder({ target }: Event): string | null {
  const anchor = target instanceof Element ? target.closest("a") : null;
  if (!anchor?.href || anchor.origin !== location.origin || anchor.target !== "") return null;
  return anchor.pathname === location.pathname ? null : anchor.pathname;
}

/**
 * Gets ready what a reader is about to open: the code of the page under his pointer, finger or focus. Nothing for who saves
 * data. Mounted after the first touch.
 */
export default function Prefetch() {
  const [setting] = useSetting("data_saver");
  useEffect(() => {
    if (savesData(setting)) return;
    const queue = createPrefetchQueue();
    const follow = (event: Event) => {
      const path = pathUnder(event);
      if (path) prefetch(queue, path);
    };
    const stop = new AbortController();
    for (const sign of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(sign, follow, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [setting]);
  return null;
}
