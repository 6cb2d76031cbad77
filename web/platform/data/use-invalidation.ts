import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** Says after a pause that a query is old: where a part shows it, it is asked for again. Pauses end with the part that asks. */
export function useInvalidation(): (query: { readonly queryKey: QueryKey }, pauseMs: number) => void {
  const client = useQueryClient();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  return useCallback(
    ({ queryKey }, pauseMs) => {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        void client.invalidateQueries({ queryKey });
      }, pauseMs);
      timers.current.add(timer);
    },
    [client],
  );
}
