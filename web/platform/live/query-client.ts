import { QueryClient } from "@tanstack/react-query";
import { toAppError } from "#shared/errors/app-error.ts";

/** What a loader brought stays good for as long as pushes keep it fresh; refetches are asked for, not timed. */
const STALE_MS = 5 * 60_000;

interface QueryClientOptions {
  /**
   * How often a failure that may pass is tried again, with growing pauses. None on the server: a reader waits for
   * that page, and edge answers stale or fails for its own good reasons.
   */
  readonly retries: number;
}

/** A client per request on the server, one per page tree in the browser. */
export function createQueryClient({ retries }: QueryClientOptions): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && toAppError(error).row.retry,
      },
    },
  });
}
