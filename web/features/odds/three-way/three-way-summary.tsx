import { Fragment } from "react";
import type { ComparableMarket } from "#shared/odds/comparison.rules.ts";
import { hasLine, OUTCOMES } from "#shared/odds/market.table.ts";
import type { Comparisons } from "../table/comparisons.ts";
import {
  SUMMARIES,
  SummaryLine,
  SummaryPayback,
  SummaryPrice,
  summaryName,
} from "../table/summary-cells.tsx";
import { THREE_WAY_PHASES } from "./three-way-phases.ts";

interface ThreeWaySummaryProps {
  readonly comparisons: Comparisons;
  readonly market: ComparableMarket;
}

/** Highest, lowest and average of each phase; in markets with a line on the most common one. */
export function ThreeWaySummary({ comparisons, market }: ThreeWaySummaryProps) {
  return (
    <tfoot>
      {SUMMARIES.map((summary) => (
        <tr key={summary}>
          <th scope="row" className="odds-frozen">
            {summaryName(summary)}
          </th>
          {THREE_WAY_PHASES.map((phase) => (
            <Fragment key={phase}>
              {hasLine(market) ? <SummaryLine comparisons={comparisons} phase={phase} /> : null}
              {OUTCOMES[market].map((outcome, place) => (
                <SummaryPrice
                  key={outcome}
                  comparisons={comparisons}
                  phase={phase}
                  summary={summary}
                  place={place}
                />
              ))}
              <SummaryPayback comparisons={comparisons} phase={phase} summary={summary} />
            </Fragment>
          ))}
          <td />
        </tr>
      ))}
    </tfoot>
  );
}
