import { useEffect } from "react";
import { buildOfPage, isNewBuildOut } from "#web/platform/deploy-skew/deploy-skew.ts";

/** A page hidden for this long may be older than the deployed site. */
const AWAY_MS = 5 * 60_000;

/** Checks for a new build when a reader returns after a while; `onNewBuild` is called once. */
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
