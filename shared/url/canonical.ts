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

const isId = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);

/**
 * Query keys that make another page of a URL, and the values they can have. Everything else (campaign marks, junk, a
 * day that does not exist) is not part of what it is: whatever is appended, a page is cached once. A page may tell
 * search engines fewer of them: `status` shows other rows, but no page of its own.
 */
const CANONICAL_QUERY: Readonly<Record<string, (value: string) => boolean>> = {
  company_id: isId,
  count: oneOf(["3", "6", "20", "30", "50"]),
  date: isDate,
  livescore_tab: oneOf(["all", "hot", "league"]),
  market: oneOf(["over_under", "match_result"]),
  page: (value) => /^[1-9]\d{0,3}$/.test(value),
  period: oneOf(["half"]),
  same_comp: oneOf(["1"]),
  same_venue: oneOf(["1"]),
  status: oneOf(["live", "upcoming", "ended"]),
  tab: oneOf(TABS),
};

/** Older spellings of a key with its value (domain-facts section 1.5). */
const ALIASES: Readonly<Record<string, [key: string, value: string]>> = {
  "haft=1": ["period", "half"],
};

/**
 * What of a query makes another page: known keys, sorted, each once and by the first value it was given, so that nobody
 * makes new pages by saying things twice.
 */
export function canonicalQuery(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  const seen = new Set<string>();
  for (const pair of given) {
    const [key, value] = ALIASES[pair.join("=")] ?? pair;
    if (seen.has(key)) continue;
    seen.add(key);
    if (Object.hasOwn(CANONICAL_QUERY, key) && CANONICAL_QUERY[key]?.(value)) query.set(key, value);
  }
  query.sort();
  return query;
}

/** Path and query that stand for a page; the fragment is gone. */
export function canonicalPath(url: URL): string {
  const query = canonicalQuery(url.searchParams).toString();
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
