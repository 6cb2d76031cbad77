/** Everything a caller needs at run time. No zod and no registry in here: the browser loads this file for its calls. */

/** The one spelling of a query: known keys only, sorted, absent ones left out. It is a part of the cache key. */
export function canonicalSearch(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === null) continue;
    search.set(key, Array.isArray(value) ? [...value].sort().join(",") : String(value));
  }
  return search.toString();
}

/** A call's full path (`/api/v1/football/matches/recent`) with its query in canonical spelling. */
export function callUrl(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = canonicalSearch(query);
  return search === "" ? path : `${path}?${search}`;
}
