import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/** Invalidates a query after a pause. The timers end with the calling component. */
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
