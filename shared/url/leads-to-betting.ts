import { isBettingPath } from "./betting-screens.ts";
import { redirectFor } from "./redirects.ts";

/** True if a path leads to betting, in any spelling: the site fixes `//`, `/vi`, letters' case and encoding. */
export function leadsToBetting(path: string): boolean {
  const url = new URL(path, "https://site.invalid");
  if (url.searchParams.get("tab") === "odds") return true;
  try {
    url.pathname = decodeURIComponent(url.pathname);
  } catch {
    // A stray "%" is no screen's.
    return false;
  }
  return isBettingPath(redirectFor(url) ?? url.pathname);
}
