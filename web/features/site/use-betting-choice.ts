import { useEffect } from "react";
import { choseNoBetting } from "#shared/odds/betting.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** Whether the browser took this page out of its history instead of asking for it. */
function isFromHistory(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && "type" in load && load.type === "back_forward";
}

/**
 * Loads a page again that shows another choice than the reader has made since: in another tab, or before he went back
 * to it. What edge would not send him now must not stay on the screen either.
 */
export function useBettingChoice(): void {
  const facts = useSiteFacts();
  const shown = facts?.has_betting_switch ? facts.betting : null;
  useEffect(() => {
    if (shown === null) return;
    const follow = () => {
      if (choseNoBetting(document.cookie) !== (shown === "hidden")) location.reload();
    };
    // Not after any other load: if cookies do not reach edge, a page must not be loaded again and again.
    if (isFromHistory()) follow();
    const stop = new AbortController();
    for (const [target, moment] of [
      [window, "pageshow"],
      [window, "focus"],
      [document, "visibilitychange"],
    ] as const) {
      target.addEventListener(moment, follow, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [shown]);
}
