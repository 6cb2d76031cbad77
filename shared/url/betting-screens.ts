import { screenAt } from "./paths.ts";
import type { Screen } from "./screens.ts";

/** Screens about betting, which are not there in no-betting mode. */
const BETTING: ReadonlySet<Screen> = new Set<Screen>([
  ...(["odds", "oddsMatch", "oddsHistory", "tips", "tip", "tipLedger", "experts", "expert"] as const),
  ...(["myTip", "myFollows", "newTip", "calibration"] as const),
]);

/** True if a screen is about betting. */
export const isBettingScreen = (screen: Screen): boolean => BETTING.has(screen);

/** True if a path, with or without a query, leads to such a screen. */
export function isBettingPath(path: string): boolean {
  const found = screenAt(path.replace(/[?#].*$/s, ""));
  return found !== null && isBettingScreen(found.screen);
}
