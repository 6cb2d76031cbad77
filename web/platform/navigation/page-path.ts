import { QUERY_KEYS, type QueryKey } from "#shared/url/query-key.table.ts";

/** What an address says beside its path. */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A query as canonical addresses write it: keys in their order, without what is null or undefined. */
export function searchOf(query: Query): Record<string, string> {
  const told = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(told.toSorted());
}

/**
 * The value of a key in a query; null where it has none, or one that the key cannot have: the server drops such values
 * before it renders, and in the browser's address they still stand.
 */
export function valueIn(search: URLSearchParams, key: QueryKey): string | null {
  const value = search.get(key);
  return value !== null && QUERY_KEYS[key](value) ? value : null;
}

/** The same of several keys. */
export const queryAt = (search: URLSearchParams, keys: readonly QueryKey[]): Record<string, string | null> =>
  Object.fromEntries(keys.map((key) => [key, valueIn(search, key)]));

/** The id that a query names. */
export const idIn = (search: URLSearchParams, key: QueryKey): number | null => {
  const value = valueIn(search, key);
  return value === null ? null : Number(value);
};

/** The page of a list that a query names; without one the first. */
export const pageIn = (search: URLSearchParams): number => idIn(search, "page") ?? 1;

/** The page of a list as an address writes it: the first without a number. */
export const queryOfPage = (page: number) => ({ page: page === 1 ? null : page });

/** A path with a query. */
export function pathWith(path: string, query: Query): string {
  const search = new URLSearchParams(searchOf(query)).toString();
  return search === "" ? path : `${path}?${search}`;
}
