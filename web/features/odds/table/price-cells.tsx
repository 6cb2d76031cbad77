import { memo } from "react";
import type { ComparableOdds } from "#shared/odds/comparison.rules.ts";
import { OUTCOMES, type Phase } from "#shared/odds/market.table.ts";
import { useShownOdds } from "../use-shown-odds.ts";
import type { Comparisons } from "./comparisons.ts";
import { PriceCell } from "./price-cell.tsx";

interface PriceCellsProps {
  readonly row: ComparableOdds;
  readonly phase: Phase;
  readonly comparisons: Comparisons;
}

/** The cells of a phase of a market without a line: one an outcome. */
export const PriceCells = memo(function PriceCells({ row, phase, comparisons }: PriceCellsProps) {
  const { odds, moves } = useShownOdds(row);
  const quote = odds[phase];
  const prices = quote as unknown as Readonly<Record<string, number>> | null;
  const outcomes: readonly string[] = OUTCOMES[row.market];
  return outcomes.map((outcome, place) => (
    <PriceCell
      key={outcome}
      comparisons={comparisons}
      companyId={row.company.id}
      phase={phase}
      place={place}
      price={prices?.[outcome] ?? null}
      suspended={quote?.suspended ?? false}
      at={quote?.at ?? null}
      move={moves.get(`${phase}.${outcome}`)}
    />
  ));
});
