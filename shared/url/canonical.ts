import { properPath } from "./paths.ts";

/**
 * Query keys that make another page of a URL. Everything else (campaign marks, junk) is not part of what it is. A
 * page may tell search engines fewer of them: `status` shows other rows, but no page of its own.
 */
export const CANONICAL_QUERY_KEYS: ReadonlySet<string> = new Set([
  "date",
  "livescore_tab",
  "page",
  "status",
  "tab",
]);

/** Path and query that stand for a page: known keys only, sorted; the fragment is gone. */
export function canonicalPath(url: URL): string {
  const search = new URLSearchParams(
    [...url.searchParams].filter(([key, value]) => CANONICAL_QUERY_KEYS.has(key) && value !== ""),
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
