import { isDate } from "../time/day.ts";
import { properPath } from "./paths.ts";

/** Tab keys of profiles (product spec section 2) and of the match page (domain-facts section 1.5). */
const TABS = [
  ...["summary", "teamsche", "lineup", "playerzh", "playerdata", "player", "team", "coach", "achievements"],
  ...["live", "h2h", "odds", "playertech", "chat"],
];

const oneOf = (words: readonly string[]) => {
  const known = new Set(words);
  return (value: string): boolean => known.has(value);
};

/**
 * Query keys that make another page of a URL, and the values they can have. Everything else (campaign marks, junk, a
 * day that does not exist) is not part of what it is: whatever is appended, a page is cached once. A page may tell
 * search engines fewer of them: `status` shows other rows, but no page of its own.
 */
const CANONICAL_QUERY: Readonly<Record<string, (value: string) => boolean>> = {
  date: isDate,
  livescore_tab: oneOf(["all", "hot", "league"]),
  page: (value) => /^[1-9]\d{0,3}$/.test(value),
  status: oneOf(["live", "upcoming", "ended"]),
  tab: oneOf(TABS),
};

/** Path and query that stand for a page: known keys only, sorted; the fragment is gone. */
export function canonicalPath(url: URL): string {
  const search = new URLSearchParams(
    [...url.searchParams].filter(
      ([key, value]) => Object.hasOwn(CANONICAL_QUERY, key) && CANONICAL_QUERY[key]?.(value),
    ),
  );
  search.sort();
  const query = search.toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}

/**
 * Where a request should be sent instead, as path and query, or null when it is fine: no trailing slash except
 * on the root (product spec section 2), no doubled slashes, no `/vi` in front (Vietnamese has no prefix), a screen's
 * own spelling. The query is kept as it came, and one redirect mends everything at once.
 */
export function redirectFor(url: URL): string | null {
  let path = url.pathname.replace(/\/{2,}/g, "/");
  path = path.replace(/^(\/vi(?=\/|$))+/, "");
  path = properPath(path.replace(/\/+$/, "") || "/");
  return path === url.pathname ? null : `${path}${url.search}`;
}
