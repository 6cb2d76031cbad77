import { useEffect } from "react";
import { buildOfPage, isNewBuildOut } from "#web/platform/deploy-skew/deploy-skew.ts";

/** A page that was out of sight for this long may be older than the site. */
const AWAY_MS = 5 * 60_000;

/**
 * Asks, when a reader comes back to a page after a while, whether there is a new build. `onNewBuild` is called once; the
 * page he is on stays, the next one is loaded.
 */
export function useBuildCheck(onNewBuild: () => void): void {
  useEffect(() => {
    const version = buildOfPage();
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
