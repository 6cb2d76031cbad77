import type { ShouldRevalidateFunctionArgs } from "react-router";
import { DELAY_KEY, SCORES_KEY } from "#shared/spoiler-shield/shield.rules.ts";

type Change = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">;

/** Query keys that reveal or hide results: they change every response of the page. */
const SHIELD_KEYS = [SCORES_KEY, DELAY_KEY];

/** True if two URLs differ only in these query keys, which choose among loaded data. The same URL is a reload. */
export function differsOnlyIn(keys: readonly string[], { currentUrl, nextUrl }: Change): boolean {
  const [from, to] = [new URL(currentUrl), new URL(nextUrl)];
  if (from.href === to.href) return false;
  for (const { searchParams } of [from, to]) {
    for (const key of keys) searchParams.delete(key);
    searchParams.sort();
  }
  return from.href === to.href;
}

/** True if the frame around a page's tabs changes: by path, these query keys, or the shield's. */
export function isOtherPage(keys: readonly string[], { currentUrl, nextUrl }: Change): boolean {
  const differs = (key: string) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key);
  return currentUrl.pathname !== nextUrl.pathname || [...keys, ...SHIELD_KEYS].some(differs);
}
