/** Spec section 9: a page reloads at most once in this time per path. */
const GUARD_MS = 10_000;

/**
 * Spec section 4: when a chunk of this build is gone (a new build was deployed), the page is loaded anew. The
 * guard is kept per path, so that a chunk that fails for another reason does not reload the page for ever.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener("vite:preloadError", () => {
    const key = `chunk-reload:${window.location.pathname}`;
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      if (Date.now() - last < GUARD_MS) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage there is no guard, and without a guard a reload could loop.
      return;
    }
    window.location.reload();
  });
}
