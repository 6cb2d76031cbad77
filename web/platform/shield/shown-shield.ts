import { DELAY_KEY, delayIn, NO_SHIELD, SCORES_KEY, type Shield } from "#shared/shield/shield.rules.ts";
import { useSiteFacts } from "../site-facts.ts";

let loadedUnder: Shield = NO_SHIELD;

/**
 * Notes what this page was loaded under, so that whatever it asks for later is as late and as silent. In the browser
 * only: on the server pages of many readers are rendered at once, and calls there are shielded by edge.
 */
export function keepShield(shield: Shield): void {
  if (typeof window !== "undefined") loadedUnder = shield;
}

/** Whether a page's own query shows results that its reader hides elsewhere. */
export const isRevealed = (search: string): boolean =>
  new URLSearchParams(search).get(SCORES_KEY) === "shown";

/** The delay that a page's own query asks for, seconds; null for that of the reader. */
export const delayOfPage = (search: string): number | null =>
  delayIn(new URLSearchParams(search).get(DELAY_KEY));

/** What calls of this page are asked under, now. */
export function shieldOfBrowser(): Shield {
  return loadedUnder.scores !== "shown" && isRevealed(location.search)
    ? { ...loadedUnder, scores: "shown" }
    : loadedUnder;
}

/** What the page was rendered under. */
export const useShield = (): Shield => useSiteFacts()?.shield ?? NO_SHIELD;
