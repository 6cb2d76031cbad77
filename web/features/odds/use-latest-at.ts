import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import type { Odds } from "#shared/odds/index.ts";
import type { Phase } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { newerOdds } from "./odds-overlay.ts";
import { useOddsOverlay } from "./use-shown-odds.ts";

/** When the newest of several rows' prices of a phase was set, seconds UTC. `rows` keep their identity. */
export function useLatestAt(rows: readonly Odds[], phase: Phase): number | null {
  const overlay = useOddsOverlay();
  const listen = useCallback(
    (listener: () => void) => {
      const stops = rows.map((row) => subscribe(overlay.of(oddsKey(row)), listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [overlay, rows],
  );
  return useSyncExternalStore(
    listen,
    () =>
      latestAt(
        rows.map((row) => newerOdds(row, overlay.of(oddsKey(row)).odds)),
        phase,
      ),
    // A push may come before the code of the table does, and the HTML is older than either.
    () => latestAt(rows, phase),
  );
}

function latestAt(rows: readonly Odds[], phase: Phase): number | null {
  const times = rows.flatMap((row) => row[phase]?.at ?? []);
  return times.length === 0 ? null : Math.max(...times);
}
