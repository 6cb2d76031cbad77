import { memo } from "react";
import type { Comparison } from "#shared/odds/comparison.rules.ts";
import type { Phase } from "#shared/odds/market.table.ts";
import { percentText } from "../odds-numbers.ts";
import { type Comparisons, useCompared } from "../table/comparisons.ts";
import type { SummaryName } from "../table/summary-cells.tsx";

interface PhasePaybackProps {
  readonly comparisons: Comparisons;
  readonly phase: Phase;
  readonly companyId: number;
}

const rowOf = ({ rows }: Comparison, companyId: number) =>
  (rows as ReadonlyMap<number, { readonly payback: number; readonly state: string }>).get(companyId);

/** What share of all stakes a company's prices of a stage give back; none while they are suspended. */
export const PhasePayback = memo(function PhasePayback({ comparisons, phase, companyId }: PhasePaybackProps) {
  const payback = useCompared(comparisons, phase, (comparison) => {
    const row = rowOf(comparison, companyId);
    return row === undefined || row.state === "suspended" ? null : percentText(row.payback);
  });
  const isMuted = useCompared(
    comparisons,
    phase,
    (comparison) => rowOf(comparison, companyId)?.state === "stale",
  );
  return (
    <td data-phase={phase} className="odds-figure" data-cell="payback" data-muted={isMuted || undefined}>
      {payback ?? <span aria-hidden="true">–</span>}
    </td>
  );
});

interface PhaseSummaryPaybackProps extends Omit<PhasePaybackProps, "companyId"> {
  readonly summary: SummaryName;
}

/** Payback of a stage's summary row. */
export function PhaseSummaryPayback({ comparisons, phase, summary }: PhaseSummaryPaybackProps) {
  const payback = useCompared(comparisons, phase, ({ summary: figures }) =>
    figures === null ? null : percentText(figures[summary].payback),
  );
  return (
    <td data-phase={phase} className="odds-figure" data-cell="payback">
      {payback}
    </td>
  );
}
