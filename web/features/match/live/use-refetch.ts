import { useCallback, useEffect, useRef } from "react";
import { sharedCode } from "#web/platform/later-code.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { Refetch } from "./refetch.ts";

const refetchCode = sharedCode(() => import("./refetch.ts"));

/**
 * Asks for something again after a pause. The query client and the calls (10 KB) come with the first occasion:
 * most visits have none, because pushes keep the page fresh. Pauses end with the page.
 */
export function useRefetch(): (wanted: Refetch, pauseMs: number) => void {
  const { queries } = usePageStores();
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);
  return useCallback(
    (wanted, pauseMs) => {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        // What is shown stays where there is no answer; the next occasion asks again.
        refetchCode()
          .then(({ refetch }) => refetch(queries, wanted))
          .catch(() => {});
      }, pauseMs);
      timers.current.add(timer);
    },
    [queries],
  );
}
