import { useSyncExternalStore } from "react";
import type { Odds } from "#shared/odds/index.ts";
import type { Phase } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { newerOdds } from "./odds-overlay.ts";
import { useOddsOverlay } from "./use-shown-odds.ts";

/** When the newest of several rows' prices of a phase was set, seconds UTC. */
export function useLatestAt(rows: readonly Odds[], phase: Phase): number | null {
  const overlay = useOddsOverlay();
  const read = () => {
    const times = rows.flatMap((row) => newerOdds(row, overlay.of(oddsKey(row)).odds)[phase]?.at ?? []);
    return times.length === 0 ? null : Math.max(...times);
  };
  return useSyncExternalStore(overlay.onRows, read, read);
}
