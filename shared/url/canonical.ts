import { isKeyOf } from "#shared/record/typed-record.ts";
import { screenAt } from "./paths.ts";
import { QUERY_KEYS } from "./query-key.table.ts";
import { EVERY_SCREEN, SCREEN_QUERY } from "./screen-query.table.ts";
import { queryWithProperTab, tabInAddress } from "./screen-tabs.table.ts";
import type { Screen } from "./screens.ts";

/** Query keys of the screen at a path. `shown` is the screen that a page of the content service puts there. */
export const keysAt = (path: string, shown?: Screen | null): readonly string[] =>
  keysOf(shown ?? screenAt(path)?.screen);

const keysOf = (screen: Screen | undefined): readonly string[] =>
  screen ? [...SCREEN_QUERY[screen], ...EVERY_SCREEN] : [];

/** Older spellings of a key with its value (domain-facts section 1.5). */
const ALIASES: Readonly<Record<string, [key: string, value: string]>> = {
  "haft=1": ["period", "half"],
};

/**
 * Query keys that make another page of a path: sorted, each once with its first value, so that repeated keys create no
 * new pages.
 */
export function canonicalQuery(path: string, given: URLSearchParams, shown?: Screen | null): URLSearchParams {
  const query = new URLSearchParams();
  if (given.size === 0) return query;
  const screen = shown ?? screenAt(path)?.screen;
  const keys = keysOf(screen);
  const seen = new Set<string>();
  for (const pair of given) {
    const [key, value] = ALIASES[pair.join("=")] ?? pair;
    if (seen.has(key)) continue;
    seen.add(key);
    if (!keys.includes(key) || !isKeyOf(QUERY_KEYS, key) || !QUERY_KEYS[key](value)) continue;
    if (key !== "tab" || tabInAddress(screen, value) === value) query.set(key, value);
  }
  query.sort();
  return query;
}

/** Path and query that stand for a page; the fragment is gone. */
export function canonicalPath(url: URL, shown?: Screen | null): string {
  const query = canonicalQuery(url.pathname, url.searchParams, shown).toString();
  return query === "" ? url.pathname : `${url.pathname}?${query}`;
}

/** The page that a path's `tab` leads to, null where that is the very one: unknown and first tabs lose it. */
export function tabRedirect(path: string, search: URLSearchParams): string | null {
  // The loader redirects data requests of the router: fetch would follow a redirect here and keep the former URL.
  if (!search.has("tab") || path.endsWith(".data")) return null;
  const query = queryWithProperTab(screenAt(path)?.screen, search)?.toString();
  if (query === undefined) return null;
  return query === "" ? path : `${path}?${query}`;
}

/** Path and query of a page without a tab: where a reader is led whom its tab is not offered. */
export function withoutTab({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string {
  const query = new URLSearchParams(searchParams);
  query.delete("tab");
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
