import { createPrefetchQueue, type PrefetchQueue } from "./prefetch-queue.ts";
import { type RouteFiles, routeFiles } from "./route-files.ts";

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

/** A file that the page has, or has asked for. */
const isThere = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>("link[href], script[src]")].some(
    (element) => element.getAttribute("href") === href || element.getAttribute("src") === href,
  );

/** Gets a page's files one by one through the queue, whose limit is one of files. Rejects where one of them cannot be had. */
async function prefetch(queue: PrefetchQueue, files: RouteFiles): Promise<void> {
  const missing = files.scripts.filter((href) => !isThere(href));
  const styles = files.styles.filter((href) => !isThere(href));
  const loaded = await Promise.all([
    ...missing.map((href) => queue.add(href, () => loadFile("modulepreload", href))),
    ...styles.map((href) => queue.add(href, () => loadFile("prefetch", href))),
  ]);
  if (loaded.includes(false)) throw new Error("prefetch of a page");
  // The imports of each module have been loaded. A route module asks for its screen when it runs (later-code.ts); a failure is
  // shown when the page is opened.
  for (const href of missing) void queue.add(`run ${href}`, () => import(/* @vite-ignore */ href));
}

/** Gets the code of pages ready, by their paths. What belongs to a page that is open, or was asked for before, is not asked for again. */
export function createPrefetch(): (path: string) => void {
  const queue = createPrefetchQueue();
  const known = new Set<string>();
  return (path) => {
    const files = routeFiles(path);
    if (files === null || known.has(files.id)) return;
    known.add(files.id);
    prefetch(queue, files).catch(() => known.delete(files.id));
  };
}
