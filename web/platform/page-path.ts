/** What an address says beside its path. */
export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** A query as canonical addresses write it: keys in their order, without what is null or undefined. */
export function searchOf(query: Query): Record<string, string> {
  const told = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  );
  return Object.fromEntries(told.toSorted());
}

/** What of an address some keys say; null for what it does not. */
export const queryAt = (search: URLSearchParams, keys: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(keys.map((key) => [key, search.get(key)]));

/** A path with a query. */
export function pathWith(path: string, query: Query): string {
  const search = new URLSearchParams(searchOf(query)).toString();
  return search === "" ? path : `${path}?${search}`;
}
