import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { subscribe } from "valtio";
import type { Match } from "#shared/match/index.ts";
import { useInvalidation } from "#web/platform/data/use-invalidation.ts";
import { FOLLOWING_ASKS, pauseBeforeAskMs } from "./refetch.rules.ts";
import { useRefetchWhile } from "./use-refetch-while.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

interface RefetchOnPush {
  readonly match: Match;
  readonly query: { readonly queryKey: QueryKey };
  /** Something may come that no room sends, see {@link useRefetchWhile}. */
  readonly waiting?: boolean;
}

/**
 * Asks again for what stands beside a match's row each time its room has pushed something, see
 * {@link pauseBeforeAskMs} for how often. What is shown stays until the answer is there.
 */
export function useRefetchOnPush({ match, query, waiting = false }: RefetchOnPush): void {
  const pushed = useMatchOverlay().of(match.id);
  const invalidate = useInvalidation();
  const ask = useEffectEvent(() => invalidate(query, 0));
  const name = hashKey(query.queryKey);
  // What the page was made with; later rows arrive by the pushes themselves.
  const { current: madeAt } = useRef(match.updated_at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another thing to ask for
  useEffect(() => {
    let seen = pushed.detail;
    let asksLeft = 0;
    let lastAskMs = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = () => {
      timer = setTimeout(
        () => {
          timer = undefined;
          lastAskMs = Date.now();
          ask();
          asksLeft -= 1;
          if (asksLeft > 0) askLater();
        },
        pauseBeforeAskMs(lastAskMs, Date.now(), Math.random()),
      );
    };
    const stop = subscribe(pushed, () => {
      const before = seen;
      seen = pushed.detail;
      if (seen === before || seen === null) return;
      // The room's first word is what the page already says, unless it was made some time ago.
      if (before === null && seen.updated_at <= madeAt) return;
      asksLeft = FOLLOWING_ASKS;
      if (timer === undefined) askLater();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [pushed, name, madeAt]);

  useRefetchWhile(waiting, query);
}
