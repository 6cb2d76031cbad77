import { Fragment } from "react";
import type { ComparableMarket } from "#shared/odds/comparison.rules.ts";
import { hasLine } from "#shared/odds/market.table.ts";
import { PHASES } from "#shared/odds/price.table.ts";
import type { Comparisons } from "../table/comparisons.ts";
import {
  SUMMARIES,
  SummaryLine,
  SummaryPayback,
  SummaryPrice,
  summaryName,
} from "../table/summary-cells.tsx";

interface TwoWaySummaryProps {
  readonly market: ComparableMarket;
  readonly comparisons: Comparisons;
}

/** Highest, lowest and average of each phase, on the most common line. */
export function TwoWaySummary({ market, comparisons }: TwoWaySummaryProps) {
  return (
    <tfoot>
      {SUMMARIES.map((summary) => (
        <tr key={summary}>
          <th scope="row" className="odds-frozen">
            {summaryName(summary)}
          </th>
          {PHASES.map((phase) => (
            <Fragment key={phase}>
              <SummaryPrice comparisons={comparisons} phase={phase} summary={summary} place={0} />
              {hasLine(market) ? <SummaryLine comparisons={comparisons} phase={phase} /> : null}
              <SummaryPrice comparisons={comparisons} phase={phase} summary={summary} place={1} />
            </Fragment>
          ))}
          <SummaryPayback comparisons={comparisons} summary={summary} />
          <td />
        </tr>
      ))}
    </tfoot>
  );
}
