import { type QueryKey, useQuery } from "@tanstack/react-query";
import { WAITING_PACE_MS } from "./refetch.rules.ts";

/**
 * Asks for a query at a steady pace while something of it may come that no room sends: a confirmed line-up, or statistics that
 * come again unchanged. The page shows the query itself; this is what watches it.
 */
export function useRefetchWhile(isWaiting: boolean, { queryKey }: { readonly queryKey: QueryKey }): void {
  useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isWaiting ? WAITING_PACE_MS : false,
  });
}
