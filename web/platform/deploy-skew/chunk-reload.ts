import { buildOfPage, isNewBuildOut } from "./deploy-skew.ts";

/** Spec section 9: a page reloads at most once in this time per path. */
const GUARD_MS = 10_000;

interface Reloads {
  /** Time of the last reload, milliseconds UTC. */
  readonly at: number;
  readonly times: number;
}

/** Records a reload of this path and build; false when the last was too recent. The interval doubles. */
function passGuard(build: string): boolean {
  const key = `chunk-reload:${window.location.pathname}:${build}`;
  try {
    const { at, times }: Reloads = JSON.parse(sessionStorage.getItem(key) ?? '{"at":0,"times":0}');
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
 * Spec section 4: reloads the page when a chunk is gone and the site reports a new build, never with typed input. A
 * chunk that fails for want of a network must not cost the reader the page. The guard is per path and build: a site
 * that still serves the old one is asked at growing intervals.
 */
export function reloadOnStaleChunk(): void {
  let isChecking = false;
  const check = async () => {
    const version = buildOfPage();
    if (isChecking || version === undefined) return;
    isChecking = true;
    const isOutdated = await isNewBuildOut(version);
    isChecking = false;
    if (isOutdated && !hasTyped && passGuard(version)) window.location.reload();
  };
  window.addEventListener("vite:preloadError", () => void check());
}

/** From now on records whether the reader has typed something: a reload would lose it. */
export function watchTyping(): void {
  const note = () => {
    hasTyped = true;
  };
  document.addEventListener("input", note, { capture: true, once: true });
}

/**
 * Reloads the page, once per tab and path, when code fails to load though the site answers: browsers remember a failed
 * module import for the life of the page (whatwg/html#10327). Not with typed input.
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
    // No network, or no storage to record the reload: the page stays.
  }
}
