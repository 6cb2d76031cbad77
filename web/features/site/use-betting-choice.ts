import { useEffect } from "react";
import { choseNoBetting } from "#shared/odds/betting.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** True if the browser restored this page from its history without a request. */
function isFromHistory(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load !== undefined && "type" in load && load.type === "back_forward";
}

/**
 * Reloads a page rendered for another betting choice than the reader's current one: content that edge would no longer
 * send must not stay on the screen.
 */
export function useBettingChoice(): void {
  const facts = useSiteFacts();
  const shown = facts?.has_betting_switch ? facts.betting : null;
  useEffect(() => {
    if (shown === null) return;
    const follow = () => {
      if (choseNoBetting(document.cookie) !== (shown === "hidden")) location.reload();
    };
    // Not after any other load: if cookies do not reach edge, the page would reload forever.
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
