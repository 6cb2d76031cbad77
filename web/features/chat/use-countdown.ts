import { useEffect, useState } from "react";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";

/**
 * Whole seconds until a time of the server, milliseconds UTC; 0 once it has passed. The page's clock includes the
 * reader's delay, the server's does not.
 */
export function useCountdown(untilMs: number): number {
  const { clock } = usePageStores();
  const leftMs = untilMs - (clock.now() + clock.delay_ms);
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const [beats, beat] = useState(0);
  // The server's clock is an estimate and may step back: then the same second is counted again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next second begins when this one was counted
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => beat((count) => count + 1), leftMs - (seconds - 1) * 1_000 + 5);
    return () => clearTimeout(timer);
  }, [untilMs, seconds, beats]);
  return seconds;
}
