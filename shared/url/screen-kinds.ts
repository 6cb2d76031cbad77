import { screenAt } from "./paths.ts";
import type { Screen } from "./screens.ts";

/** Screens about betting, which are not there in no-betting mode. */
const BETTING: ReadonlySet<Screen> = new Set<Screen>([
  ...(["odds", "oddsMatch", "oddsHistory", "tips", "tip", "tipLedger", "experts", "expert"] as const),
  ...(["myTip", "myFollows", "newTip"] as const),
]);

/** True if a screen is about betting. */
export const isBettingScreen = (screen: Screen): boolean => BETTING.has(screen);

/** True if a path, with or without a query, leads to such a screen. */
export function isBettingPath(path: string): boolean {
  const found = screenAt(path.replace(/[?#].*$/s, ""));
  return found !== null && isBettingScreen(found.screen);
}

/** Screens that show content of the content service, and are as fresh as it. */
const CONTENT: ReadonlySet<Screen> = new Set<Screen>([
  ...(["news", "categories", "category", "tags", "tag", "author", "article"] as const),
]);

/** True if a path shows articles, a list of them, or a page of the content service. */
export function isContentPath(path: string): boolean {
  const found = screenAt(path);
  return found !== null && CONTENT.has(found.screen);
}
