import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/** A query key that knows the type of its answer. */
export type KeyOf<Answer> = DataTag<QueryKey, Answer>;

/**
 * The query cache as the first render sees it. TanStack Query weighs 10 KB and is needed only once something is
 * fetched again, so it arrives after hydration; until then a page shows what its loader brought. The host holds
 * that seed, gives it to the client on arrival, and from then on the cache is the one owner of what was fetched.
 */
export interface QueryHost {
  /** The client, once the live part of the page has brought it. */
  readonly client: QueryClient | null;
  /** Takes the client; seeds that came before go into its cache. The first one stays. */
  install(client: QueryClient): QueryClient;
  /** Offers a loader's answer to the cache. */
  seed<Answer extends object>(key: KeyOf<Answer>, answer: Answer): void;
  /** The newest answer: the cache's, or the seed while the cache has not taken it. */
  read<Answer extends object>(key: KeyOf<Answer>, seed: Answer): Answer;
  subscribe(listener: () => void): () => void;
}

/** One per page tree. */
export function createQueryHost(): QueryHost {
  const listeners = new Set<() => void>();
  const taken = new WeakSet<object>();
  const waiting = new Map<string, () => void>();
  let client: QueryClient | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  return {
    get client() {
      return client;
    },
    install(arrived) {
      if (client) return client;
      client = arrived;
      for (const put of waiting.values()) put();
      waiting.clear();
      // The cache tells within a batch of its own; listeners only compare a reference, so that is cheap.
      arrived.getQueryCache().subscribe(tell);
      return client;
    },
    seed(key, answer) {
      if (taken.has(answer)) return;
      const put = () => {
        taken.add(answer);
        client?.setQueryData(key, answer as never);
      };
      if (client) put();
      else waiting.set(JSON.stringify(key), put);
    },
    read(key, seed) {
      if (!client || !taken.has(seed)) return seed;
      return client.getQueryData(key) ?? seed;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
