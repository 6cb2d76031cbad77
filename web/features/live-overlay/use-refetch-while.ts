import { type QueryKey, useQuery } from "@tanstack/react-query";
import { WAITING_PACE_MS } from "./refetch.rules.ts";

/** Refetches a query at a steady pace while data that no room broadcasts may arrive. Observes it only. */
export function useRefetchWhile(isWaiting: boolean, { queryKey }: { readonly queryKey: QueryKey }): void {
  useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: isWaiting ? WAITING_PACE_MS : false,
  });
}
