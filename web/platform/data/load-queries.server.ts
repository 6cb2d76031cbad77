import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hashKey,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Options of any query whose function is the client's own or given. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
}

/**
 * Fetches what a page needs and what it can do without, and gives exactly these for its `HydrationBoundary`: loaders of nested
 * routes share the client of their request. Rejects when a needed query does.
 */
export async function loadQueries(
  client: QueryClient,
  needed: readonly AnyQuery[],
  optional: readonly AnyQuery[] = [],
): Promise<DehydratedState> {
  await Promise.all([
    ...needed.map((query) => client.query(query)),
    ...optional.map((query) => client.query(query).catch(() => undefined)),
  ]);
  return dehydrateQueries(client, [...needed, ...optional]);
}

/** What a page's `HydrationBoundary` takes of queries that were fetched one after another; those that failed are left out. */
export function dehydrateQueries(client: QueryClient, queries: readonly AnyQuery[]): DehydratedState {
  const hashes = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && hashes.has(query.queryHash),
  });
}
