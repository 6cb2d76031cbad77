import { memo } from "react";
import type { Phase } from "#shared/odds/price.table.ts";
import { paybackText } from "../odds-numbers.ts";
import { type Comparisons, priceIn, useCompared } from "./comparisons.ts";

interface PaybackCellProps {
  readonly comparisons: Comparisons;
  readonly companyId: number;
  /** Of the latest prices if omitted. */
  readonly phase?: Phase;
}

/** Payback of a company's prices; none while they are suspended or closed. */
export const PaybackCell = memo(function PaybackCell({ comparisons, companyId, phase }: PaybackCellProps) {
  const compared = phase ?? "current";
  const payback = useCompared(comparisons, compared, (comparison) => {
    const row = priceIn(comparison, companyId);
    return row === undefined || row.state === "suspended" || row.state === "closed"
      ? null
      : paybackText(row.payback);
  });
  const isMuted = useCompared(comparisons, compared, (comparison) =>
    ["stale", "past"].includes(priceIn(comparison, companyId)?.state ?? "open"),
  );
  return (
    <td data-phase={phase} className="odds-number" data-cell="payback" data-muted={isMuted || undefined}>
      {payback ?? <span aria-hidden="true">–</span>}
    </td>
  );
});
