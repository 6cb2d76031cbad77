import { QUERY_KEYS, type QueryKey } from "#shared/url/query-key.table.ts";

/** The query of a URL. */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A query as canonical URLs write it: keys in their order, without null and undefined. */
export function searchOf(query: Query): Record<string, string> {
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(entries.toSorted());
}

/**
 * The value of a key in a query; null where it is missing or invalid: the server drops invalid values before it
 * renders, but they remain in the browser's URL.
 */
export function valueIn(search: URLSearchParams, key: QueryKey): string | null {
  const value = search.get(key);
  return value !== null && QUERY_KEYS[key](value) ? value : null;
}

/** The same for several keys. */
export const queryAt = (search: URLSearchParams, keys: readonly QueryKey[]): Record<string, string | null> =>
  Object.fromEntries(keys.map((key) => [key, valueIn(search, key)]));

/** The id that a query names. */
export const idIn = (search: URLSearchParams, key: QueryKey): number | null => {
  const value = valueIn(search, key);
  return value === null ? null : Number(value);
};

/** The page number of a query; 1 by default. */
export const pageIn = (search: URLSearchParams): number => idIn(search, "page") ?? 1;

/** The query of a page number: the first page has none. */
export const queryOfPage = (page: number) => ({ page: page === 1 ? null : page });

/** A path with a query. */
export function pathWith(path: string, query: Query): string {
  const search = new URLSearchParams(searchOf(query)).toString();
  return search === "" ? path : `${path}?${search}`;
}
