import { buildOfPage, isNewBuildOut } from "./new-build.ts";

/** Spec section 9: a page reloads at most once in this time per path. */
const GUARD_MS = 10_000;

/** Notes that this path is loaded anew; false when it was a moment ago. */
function passGuard(): boolean {
  const key = `chunk-reload:${window.location.pathname}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < GUARD_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Without storage there is no guard, and without a guard a reload could loop.
    return false;
  }
}

/**
 * Spec section 4: when a chunk of this build is gone because a new build was deployed, the page is loaded anew. A chunk that
 * could not be had for want of a network, or for another reason, costs nobody the page he is on: only the site's own word
 * that there is another build does. The guard is kept per path, so that nothing reloads for ever.
 */
export function reloadOnStaleChunk(): void {
  let isAsking = false;
  const check = async () => {
    const version = buildOfPage();
    if (isAsking || version === undefined) return;
    isAsking = true;
    const isOutdated = await isNewBuildOut(version);
    isAsking = false;
    if (isOutdated && passGuard()) window.location.reload();
  };
  window.addEventListener("vite:preloadError", () => void check());
}
