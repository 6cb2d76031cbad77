import { Fragment } from "react";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import type { Comparisons } from "../table/comparisons.ts";
import {
  SUMMARIES,
  SummaryLine,
  SummaryPayback,
  SummaryPrice,
  summaryName,
} from "../table/summary-cells.tsx";
import { THREE_WAY_PHASES, type ThreeWayMarket } from "./three-way-market.ts";

interface ThreeWaySummaryProps {
  readonly comparisons: Comparisons;
  readonly market: ThreeWayMarket;
}

/** Highest, lowest and average of each phase; for European handicaps on the most common line. */
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
              {market === "european_handicap" ? (
                <SummaryLine comparisons={comparisons} phase={phase} />
              ) : null}
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
