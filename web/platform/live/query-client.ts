import { QueryClient } from "@tanstack/react-query";

/** What a loader brought stays good for as long as pushes keep it fresh; refetches are asked for, not timed. */
const STALE_MS = 5 * 60_000;

/** A client per request on the server, one per page tree in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, gcTime: 30 * 60_000, refetchOnWindowFocus: false, retry: 2 },
    },
  });
}
