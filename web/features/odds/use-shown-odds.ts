import { useMemo } from "react";
import { useSnapshot } from "valtio";
import { sameJson } from "#shared/json/same-json.ts";
import type { Odds } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { PHASES } from "#shared/odds/price.table.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import { createOddsOverlays, newerOdds, type PriceMoves } from "./odds-overlay.ts";

/** The overlay of pushed prices in the page's view of results. */
export const useOddsOverlay = () => usePageStore(createOddsOverlays)(useShownView());

export interface ShownOdds<Row extends Odds> {
  readonly odds: Row;
  readonly moves: PriceMoves;
}

/** Current state of a row: fetched or pushed, whichever is newer. Renders for this row only. */
export function useShownOdds<Row extends Odds>(fetched: Row): ShownOdds<Row> {
  const { odds: pushed, moves } = useSnapshot(useOddsOverlay().of(oddsKey(fetched)));
  const odds = useMemo(() => {
    const newer = newerOdds(fetched, pushed);
    // Most of a room's first prices equal the page's: a row that keeps its identity keeps its cells.
    return PHASES.every((phase) => sameJson(fetched[phase], newer[phase])) ? fetched : newer;
  }, [fetched, pushed]);
  return { odds, moves };
}
