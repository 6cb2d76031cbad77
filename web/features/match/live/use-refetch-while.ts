import { useEffect } from "react";
import { WAITING_PACE_MS } from "./refetch.rules.ts";
import type { Refetch } from "./refetch.ts";
import { useRefetch } from "./use-refetch.ts";

/**
 * Asks for a part of a match at a steady pace while something of it may come that its room does not send: a confirmed
 * line-up, or statistics that come again unchanged.
 */
export function useRefetchWhile(
  waiting: boolean,
  { what, match_id }: Extract<Refetch, { readonly match_id: number }>,
): void {
  const refetch = useRefetch();
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => refetch({ what, match_id }, 0), WAITING_PACE_MS);
    return () => clearInterval(timer);
  }, [waiting, refetch, what, match_id]);
}
