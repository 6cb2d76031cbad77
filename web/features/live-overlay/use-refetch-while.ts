import { type QueryKey, useQuery } from "@tanstack/react-query";
import { WAITING_PACE_MS } from "./refetch.rules.ts";

/**
 * Refetches a query at a steady pace while data may arrive that no room broadcasts: a confirmed line-up, or unchanged
 * statistics. The page renders the query itself; this only observes it.
 */
export function useRefetchWhile(isWaiting: boolean, { queryKey }: { readonly queryKey: QueryKey }): void {
  useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isWaiting ? WAITING_PACE_MS : false,
  });
}
