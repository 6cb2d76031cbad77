import type { Odds } from "#shared/odds/index.ts";
import { PHASES } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useStore } from "#web/platform/use-store.ts";
import { createOddsOverlay, NO_MOVES, newerOdds, type PriceMoves } from "./odds-overlay.ts";

/** The page's overlay of pushed prices. */
export const useOddsOverlay = () => usePageStores().once(createOddsOverlay);

export interface ShownOdds<Row extends Odds> {
  readonly odds: Row;
  readonly moves: PriceMoves;
}

/** A row as it stands: what was fetched or what was pushed, whichever is newer. Renders for this row only. */
export function useShownOdds<Row extends Odds>(fetched: Row): ShownOdds<Row> {
  const row = useOddsOverlay().of(oddsKey(fetched));
  const odds = useStore(row, ({ odds }) => shownOf(fetched, odds), fetched);
  const moves = useStore(row, ({ moves }) => moves, NO_MOVES);
  return { odds, moves };
}

/** Of each pushed row, what was shown last because of it. */
const shownFor = new WeakMap<Odds, { readonly fetched: Odds; readonly shown: Odds }>();

/** Most of a room's first prices are what the page was made from: they are no reason to draw a row anew. */
function shownOf<Row extends Odds>(fetched: Row, pushed: Odds | null): Row {
  if (pushed === null) return fetched;
  const known = shownFor.get(pushed);
  if (known?.fetched === fetched) return known.shown as Row;
  const newer = newerOdds(fetched, pushed);
  const shown = PHASES.every((phase) => isSameQuote(fetched[phase], newer[phase])) ? fetched : newer;
  shownFor.set(pushed, { fetched, shown });
  return shown;
}

const isSameQuote = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
