import { useEffect } from "react";
import type { Odds } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";

/**
 * Renews values derived from many rows: at most once per frame after a push, and every second, because prices go stale.
 * `rows` and `renew` keep their identity while they are the same.
 */
export function useRenewal(rows: readonly Odds[], renew: () => void): void {
  const overlay = useOddsOverlay();
  const { clock } = usePageStores();
  useEffect(() => {
    const keys = new Set(rows.map(oddsKey));
    let frame = 0;
    const renewSoon = (pushed: readonly Odds[]) => {
      if (frame !== 0 || !pushed.some((row) => keys.has(oddsKey(row)))) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        renew();
      });
    };
    const stops = [overlay.onRows(renewSoon), clock.subscribe(renew)];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [rows, renew, overlay, clock]);
}
