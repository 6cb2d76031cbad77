import { memo } from "react";
import type { ComparableOdds } from "#shared/odds/comparison.rules.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { valuesOf } from "#shared/odds/quote.rules.ts";
import { useShownOdds } from "../use-shown-odds.ts";
import { type Comparisons, usePriceFlags } from "./comparisons.ts";
import { PriceCell } from "./price-cell.tsx";

interface PriceCellsProps {
  readonly row: ComparableOdds;
  readonly phase: Phase;
  readonly comparisons: Comparisons;
}

/** The cells of a phase of a market without a line: one per outcome. */
export const PriceCells = memo(function PriceCells({ row, phase, comparisons }: PriceCellsProps) {
  const { odds, moves } = useShownOdds(row);
  const flags = usePriceFlags(comparisons, phase, row.company.id);
  const quote = odds[phase];
  const prices = quote && valuesOf(row.market, quote);
  return OUTCOMES[row.market].map((outcome, place) => (
    <PriceCell
      key={outcome}
      phase={phase}
      state={flags.state}
      best={flags.best[place]}
      value={flags.value[place]}
      chance={flags.chances[place]}
      price={prices?.[place] ?? null}
      suspended={quote?.suspended ?? false}
      at={quote?.at ?? null}
      move={moves.get(`${phase}.${outcome}`)}
    />
  ));
});
