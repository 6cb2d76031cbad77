import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hashKey,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Options of any query whose function is the client's own or given. */
interface AnyQuery {
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
  const hashes = new Set([...needed, ...optional].map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && hashes.has(query.queryHash),
  });
}
