import { useEffect } from "react";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { createPrefetchQueue, type PrefetchQueue } from "./prefetch-queue.ts";
import { discoverPaths } from "./route-discovery.ts";
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
 * Whether an element's place is worth asking for. In a row that the browser does not draw (content-visibility) the
 * question alone makes it lay that row out: a second of a list of 500.
 */
const isDrawn = (link: HTMLElement): boolean =>
  link.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/** Paths in sight that the router asks for one by one when they are opened: those with an id in them. */
function pathsInSight(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter((link) => {
    if (!isDrawn(link)) return false;
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight && /\/\d+$/.test(link.pathname);
  });
  return [...new Set(links.map(({ pathname }) => pathname))].slice(0, MOST_IN_SIGHT);
}

/** Keeps the address of the request short. */
const MOST_IN_SIGHT = 40;
/** A page that has just been opened is still being drawn. */
const SETTLE_MS = 1_000;

/**
 * Gets ready what a reader is about to open: the code of the page under his pointer, finger or focus, and for links in
 * sight the router's knowledge of their paths. Nothing for who saves data. Mounted after the first touch.
 */
export default function Prefetch({ pathname }: { readonly pathname: string }) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (savesData(setting)) return;
    const timer = setTimeout(() => discoverPaths(pathsInSight()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [setting, pathname]);
  return null;
}
