import { createPrefetchQueue, type PrefetchQueue } from "./prefetch-queue.ts";
import { routeFiles } from "./route-files.ts";

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

/** Gets the code of pages ready, by their paths. What belongs to a page that is open, or was asked for before, is not asked for again. */
export function createPrefetch(): (path: string) => void {
  const queue = createPrefetchQueue();
  return (path) => prefetch(queue, path);
}
