import { Fragment } from "react";
import { PHASES } from "#shared/odds/market.table.ts";
import type { Comparisons } from "../table/comparisons.ts";
import {
  SUMMARIES,
  SummaryLine,
  SummaryPayback,
  SummaryPrice,
  summaryName,
} from "../table/summary-cells.tsx";

/** Highest, lowest and average of each phase, on the most common line. */
export function TwoWaySummary({ comparisons }: { readonly comparisons: Comparisons }) {
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
              <SummaryLine comparisons={comparisons} phase={phase} />
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
