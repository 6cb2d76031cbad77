import type { ShouldRevalidateFunctionArgs } from "react-router";
import { DELAY_KEY, SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">;

/** Keys by which a page is told other results: every answer of it is another one. */
const SHIELD_KEYS = [SCORES_KEY, DELAY_KEY];

/**
 * Whether another address differs from the one before in these keys of the query alone: they choose among what is here
 * already, and nothing needs to be loaded. The same address once more is asked for to be loaded.
 */
export function differsOnlyIn(keys: readonly string[], { currentUrl, nextUrl }: Change): boolean {
  const [from, to] = [new URL(currentUrl), new URL(nextUrl)];
  if (from.href === to.href) return false;
  for (const { searchParams } of [from, to]) {
    for (const key of keys) searchParams.delete(key);
    searchParams.sort();
  }
  return from.href === to.href;
}

/**
 * Whether what stands around the tabs of a page is another: its path or one of these keys of the query says what it is
 * about, and the shield's keys what is told of it. The tab has a route of its own.
 */
export function isOtherPage(keys: readonly string[], { currentUrl, nextUrl }: Change): boolean {
  const differs = (key: string) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key);
  return currentUrl.pathname !== nextUrl.pathname || [...keys, ...SHIELD_KEYS].some(differs);
}
