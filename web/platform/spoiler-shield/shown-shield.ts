import {
  DELAY_KEY,
  delayIn,
  NO_SHIELD,
  type PageShield,
  type Revealed,
  SCORES_KEY,
  type Shield,
  shieldIn,
  stricterOf,
} from "#shared/spoiler-shield/shield.rules.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

let loadedUnder: Shield = NO_SHIELD;

/**
 * Notes what this page was loaded under, so that whatever it asks for later is as late and as silent. In the browser
 * only: on the server pages of many readers are rendered at once, and calls there are shielded by edge.
 */
export function keepShield(shield: Shield): void {
  if (typeof window !== "undefined") loadedUnder = shield;
}

/** The delay that a page's own query asks for, seconds; null for that of the reader. */
export const delayOfPage = (search: string): number | null =>
  delayIn(new URLSearchParams(search).get(DELAY_KEY));

/** A page's address without what its own query shows or delays, which belongs to the choice before. */
export function plainPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [SCORES_KEY, DELAY_KEY]) query.delete(key);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/**
 * What has to be kept back now: what the page was loaded under, and whatever its reader has chosen elsewhere since. An
 * open page is loaded anew then (use-shield-choice.ts), but until it is, it must tell nothing.
 */
export function shieldNow(page: Shield): Shield {
  const chosen = shieldIn(document.cookie);
  // A page with a delay of its own is not made by the cookies; one that hides everything has nothing to delay.
  const isOwn = delayOfPage(location.search) !== null || page.scores === "hidden";
  return stricterOf(page, { ...chosen, delay_s: isOwn ? 0 : chosen.delay_s });
}

/**
 * The current shield of calls that a view of the page makes. The view is a parameter because `location` is ahead of the screen
 * during a navigation: the page before would fetch results that only the next address reveals, and show them again later.
 */
export const shieldOfView = (revealed: Revealed): PageShield => ({ ...shieldNow(loadedUnder), revealed });

/** What the page was rendered under. */
export const useShield = (): Shield => useSiteFacts()?.shield ?? NO_SHIELD;
