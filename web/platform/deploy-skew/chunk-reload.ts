import { buildOfPage, isNewBuildOut } from "./deploy-skew.ts";

/** Spec section 9: a page reloads at most once in this time per path. */
const GUARD_MS = 10_000;

interface Reloads {
  /** Milliseconds UTC of the last. */
  readonly at: number;
  readonly times: number;
}

/** Notes that this path of this build is loaded anew; false when it was a moment ago. Each time the moment is twice as long. */
function passGuard(build: string): boolean {
  const key = `chunk-reload:${window.location.pathname}:${build}`;
  try {
    const { at, times } = JSON.parse(sessionStorage.getItem(key) ?? '{"at":0,"times":0}') as Reloads;
    if (times > 0 && Date.now() - at < GUARD_MS * 2 ** (times - 1)) return false;
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), times: times + 1 } satisfies Reloads));
    return true;
  } catch {
    // Without storage there is no guard, and without a guard a reload could loop.
    return false;
  }
}

/** See {@link watchTyping}. */
let hasTyped = false;

/**
 * Spec section 4: when a chunk of this build is gone because a new build was deployed, the page is loaded anew. A chunk that
 * could not be had for want of a network, or for another reason, costs nobody the page he is on: only the site's own word
 * that there is another build does. The guard is kept per path and build: a site that says so and goes on answering the old
 * one is asked ever more seldom. Where a reader has put something in, the page stays what it is.
 */
export function reloadOnStaleChunk(): void {
  let isAsking = false;
  const check = async () => {
    const version = buildOfPage();
    if (isAsking || version === undefined) return;
    isAsking = true;
    const isOutdated = await isNewBuildOut(version);
    isAsking = false;
    if (isOutdated && !hasTyped && passGuard(version)) window.location.reload();
  };
  window.addEventListener("vite:preloadError", () => void check());
}

/** Notes from now on whether the reader has put something in: a reload would lose it. */
export function watchTyping(): void {
  const note = () => {
    hasTyped = true;
  };
  document.addEventListener("input", note, { capture: true, once: true });
}

/**
 * Loads the page anew for code that does not come though the site answers: until 2026 browsers remembered for a page's whole
 * life that a module could not be had, and asked no more (whatwg/html#10327). Once in a tab for each path, and never
 * where a reader has put something in.
 */
export async function reloadOnce(): Promise<void> {
  const key = `code-reload:${window.location.pathname}`;
  try {
    if (hasTyped || sessionStorage.getItem(key) !== null) return;
    const { ok } = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (!ok || hasTyped || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, "");
    window.location.reload();
  } catch {
    // No network, or nothing that says that it was done already: the page stays what it is.
  }
}
