import { memo } from "react";
import type { OddsOf } from "#shared/odds/index.ts";
import { type LineMarket, OUTCOMES } from "#shared/odds/market.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { lineOf, valuesOf } from "#shared/odds/quote.rules.ts";
import { LineCell } from "../line/line-cell.tsx";
import { isLineMoved } from "../odds-overlay.ts";
import { useShownOdds } from "../use-shown-odds.ts";
import { type Comparisons, usePriceFlags } from "./comparisons.ts";
import { PriceCell } from "./price-cell.tsx";

interface LinePriceCellsProps {
  readonly row: OddsOf<LineMarket>;
  readonly phase: Phase;
  readonly comparisons: Comparisons;
}

/** The three cells of a phase: price, line, price. */
export const LinePriceCells = memo(function LinePriceCells({ row, phase, comparisons }: LinePriceCellsProps) {
  const { odds, moves } = useShownOdds(row);
  const flags = usePriceFlags(comparisons, phase, row.company.id);
  const quote = odds[phase];
  const prices = quote && valuesOf(row.market, quote);
  const [first, second] = OUTCOMES[row.market];
  const cell = (outcome: string, place: 0 | 1) => (
    <PriceCell
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
  );
  return (
    <>
      {cell(first, 0)}
      <LineCell
        market={row.market}
        phase={phase}
        line={quote && lineOf(quote)}
        company={row.company.name}
        at={quote?.at ?? null}
        moved={isLineMoved(moves, phase)}
      />
      {cell(second, 1)}
    </>
  );
});
