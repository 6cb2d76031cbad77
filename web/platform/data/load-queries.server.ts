import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  hashKey,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

/** Options of any query, with the client's default query function or its own. */
export interface AnyQuery {
  readonly queryKey: QueryKey;
}

/**
 * Fetches required and optional queries of a page and returns exactly these: loaders of nested routes share the client
 * of their request. Rejects when a required one does.
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

/** Dehydrated state of queries that were fetched one after another; failed ones are left out. */
export function dehydrateQueries(client: QueryClient, queries: readonly AnyQuery[]): DehydratedState {
  const hashes = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
  return dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && hashes.has(query.queryHash),
  });
}
