import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { subscribe } from "valtio";
import type { Match } from "#shared/match/index.ts";
import { useInvalidation } from "#web/platform/data/use-invalidation.ts";
import { FOLLOW_UP_FETCHES, pauseBeforeFetchMs } from "./refetch.rules.ts";
import { useRefetchWhile } from "./use-refetch-while.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

interface RefetchOnPush {
  readonly match: Match;
  readonly query: { readonly queryKey: QueryKey };
  /** Data may arrive that no room broadcasts, see {@link useRefetchWhile}. */
  readonly waiting?: boolean;
}

/** Refetches data beside a match's row after its room's pushes, at the pace of {@link pauseBeforeFetchMs}. */
export function useRefetchOnPush({ match, query, waiting = false }: RefetchOnPush): void {
  const pushed = useMatchOverlay().of(match.id);
  const invalidate = useInvalidation();
  const refetch = useEffectEvent(() => invalidate(query, 0));
  const name = hashKey(query.queryKey);
  // The row of the page load; later rows arrive by push.
  const { current: madeAt } = useRef(match.updated_at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query needs a request of its own
  useEffect(() => {
    let seen = pushed.detail;
    let fetchesLeft = 0;
    let lastFetchMs = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchLater = () => {
      timer = setTimeout(
        () => {
          timer = undefined;
          lastFetchMs = Date.now();
          refetch();
          fetchesLeft -= 1;
          if (fetchesLeft > 0) fetchLater();
        },
        pauseBeforeFetchMs(lastFetchMs, Date.now(), Math.random()),
      );
    };
    const stop = subscribe(pushed, () => {
      const before = seen;
      seen = pushed.detail;
      if (seen === before || seen === null) return;
      // The room's first message repeats the page's data, unless the page is some time old.
      if (before === null && seen.updated_at <= madeAt) return;
      fetchesLeft = FOLLOW_UP_FETCHES;
      if (timer === undefined) fetchLater();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [pushed, name, madeAt]);

  useRefetchWhile(waiting, query);
}
