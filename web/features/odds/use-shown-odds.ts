import { useMemo } from "react";
import { sameJson } from "#shared/json/same-json.ts";
import type { Odds } from "#shared/odds/index.ts";
import { PHASES } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { usePageStore } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { createOddsOverlay, NO_MOVES, newerOdds, type PriceMoves } from "./odds-overlay.ts";

/** The page's overlay of pushed prices. */
export const useOddsOverlay = () => usePageStore(createOddsOverlay);

export interface ShownOdds<Row extends Odds> {
  readonly odds: Row;
  readonly moves: PriceMoves;
}

/** A row as it stands: what was fetched or what was pushed, whichever is newer. Renders for this row only. */
export function useShownOdds<Row extends Odds>(fetched: Row): ShownOdds<Row> {
  const row = useOddsOverlay().of(oddsKey(fetched));
  const pushed = useStore(row, ({ odds }) => (saysMore(fetched, odds) ? odds : null), null);
  const moves = useStore(row, ({ moves }) => moves, NO_MOVES);
  const odds = useMemo(() => newerOdds(fetched, pushed), [fetched, pushed]);
  return { odds, moves };
}

/** Most of a room's first prices are what the page was made from: they are no reason to draw a row anew. */
function saysMore(fetched: Odds, pushed: Odds | null): boolean {
  const newer = newerOdds(fetched, pushed);
  return PHASES.some((phase) => !sameJson(fetched[phase], newer[phase]));
}
