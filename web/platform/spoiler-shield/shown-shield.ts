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
 * Stores the shield of this page for its later calls. In the browser only: a server renders many readers' pages at
 * once, and edge shields its calls.
 */
export function keepShield(shield: Shield): void {
  if (typeof window !== "undefined") loadedUnder = shield;
}

/** The delay in a page's own query, seconds; null for the reader's. */
export const delayOfPage = (search: string): number | null =>
  delayIn(new URLSearchParams(search).get(DELAY_KEY));

/** A page's URL without the results or delay in its own query, which belongs to the previous choice. */
export function plainPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  for (const key of [SCORES_KEY, DELAY_KEY]) query.delete(key);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/**
 * The shield that applies now: the page's and any later choice elsewhere. An open page is then reloaded
 * (use-shield-choice.ts), but until it is, it must reveal nothing.
 */
export function shieldNow(page: Shield): Shield {
  const chosen = shieldIn(document.cookie);
  // A page with a delay of its own does not depend on the cookies; one that hides everything has nothing to delay.
  const isOwn = delayOfPage(location.search) !== null || page.scores === "hidden";
  return stricterOf(page, { ...chosen, delay_s: isOwn ? 0 : chosen.delay_s });
}

/**
 * The shield of calls of a view. The view is a parameter, because `location` is ahead of the screen during a
 * navigation: the page before would fetch results that only the next URL reveals, and show them again later.
 */
export const shieldOfView = (revealed: Revealed): PageShield => ({ ...shieldNow(loadedUnder), revealed });

/** The shield that the page was rendered under. */
export const useShield = (): Shield => useSiteFacts()?.shield ?? NO_SHIELD;
