import { useEffect } from "react";

/** A page that was out of sight for this long may be older than the site. */
const AWAY_MS = 5 * 60_000;

interface Manifest {
  readonly version: string;
}

const versionOf = (): string | undefined =>
  (Reflect.get(window, "__reactRouterManifest") as Manifest | undefined)?.version;

/** Whether the site has been built anew since this page was loaded: the router's own manifest says so. */
export async function isNewBuildOut(version: string): Promise<boolean> {
  try {
    const response = await fetch(`/__manifest?paths=%2F&version=${encodeURIComponent(version)}`);
    return response.headers.has("X-Remix-Reload-Document");
  } catch {
    // Without a network nothing is known, and the page stays what it is.
    return false;
  }
}

/**
 * Asks, when a reader comes back to a page after a while, whether there is a new build. `onNewBuild` is called once; the
 * page he is on stays, the next one is loaded.
 */
export function useBuildCheck(onNewBuild: () => void): void {
  useEffect(() => {
    const version = versionOf();
    if (version === undefined) return;
    let leftAt = Date.now();
    let isKnown = false;
    const check = async () => {
      if (document.hidden) leftAt = Date.now();
      if (document.hidden || isKnown || Date.now() - leftAt < AWAY_MS) return;
      isKnown = await isNewBuildOut(version);
      if (isKnown) onNewBuild();
    };
    const follow = () => void check();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [onNewBuild]);
}
