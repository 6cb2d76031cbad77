import { useCallback, useSyncExternalStore } from "react";
import { isRedFlagged } from "#shared/chat/red-flag.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";

const never = () => () => undefined;

/** True if a match's chat has the red flag now; the clock is watched only while it has. */
export function useRedFlag(score_changed_at: number | null): boolean {
  const { clock } = usePageStores();
  const isRunning = isRedFlagged(score_changed_at, clock.now());
  return useSyncExternalStore(
    isRunning ? clock.subscribe : never,
    useCallback(() => isRedFlagged(score_changed_at, clock.now()), [score_changed_at, clock]),
    () => isRedFlagged(score_changed_at, clock.rendered_ms),
  );
}
