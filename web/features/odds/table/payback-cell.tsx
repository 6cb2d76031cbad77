import { memo } from "react";
import { percentText } from "../odds-numbers.ts";
import { type Comparisons, useCompared } from "./comparisons.ts";

interface PaybackCellProps {
  readonly comparisons: Comparisons;
  readonly companyId: number;
}

/** What share of all stakes a company's latest prices give back. */
export const PaybackCell = memo(function PaybackCell({ comparisons, companyId }: PaybackCellProps) {
  const payback = useCompared(comparisons, "current", ({ rows }) => {
    const row = (rows as ReadonlyMap<number, { payback: number }>).get(companyId);
    return row === undefined ? null : percentText(row.payback);
  });
  return (
    <td className="odds-figure" data-cell="payback">
      {payback}
    </td>
  );
});
