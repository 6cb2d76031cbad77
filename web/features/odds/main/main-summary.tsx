import { Fragment } from "react";
import { MAIN_MARKETS, type MainMarket, type Phase } from "#shared/odds/price.table.ts";
import { shortPhaseName } from "../odds-labels.ts";
import {
  SUMMARIES,
  SummaryLine,
  type SummaryName,
  SummaryPrice,
  summaryName,
} from "../table/summary-cells.tsx";
import type { MainComparisons } from "./main-comparisons.ts";

interface MainSummaryProps {
  readonly phases: readonly Phase[];
  readonly comparisons: MainComparisons;
}

/** Highest, lowest and average of each market, one row per phase. */
export function MainSummary({ phases, comparisons }: MainSummaryProps) {
  return (
    <tfoot>
      {SUMMARIES.map((summary) => (
        <Fragment key={summary}>
          {phases.map((phase, place) => (
            <tr key={phase} data-row-phase={phase} data-first={place === 0 || undefined}>
              {place === 0 ? (
                <th scope="rowgroup" rowSpan={phases.length} className="odds-frozen">
                  {summaryName(summary)}
                </th>
              ) : null}
              <th scope="row" className="odds-row-phase">
                {shortPhaseName(phase)}
              </th>
              {MAIN_MARKETS.map((market) => (
                <SummaryCells
                  key={market}
                  market={market}
                  phase={phase}
                  summary={summary}
                  comparisons={comparisons}
                />
              ))}
              <td />
            </tr>
          ))}
        </Fragment>
      ))}
    </tfoot>
  );
}

interface SummaryCellsProps {
  readonly market: MainMarket;
  readonly phase: Phase;
  readonly summary: SummaryName;
  readonly comparisons: MainComparisons;
}

function SummaryCells({ market, phase, summary, comparisons }: SummaryCellsProps) {
  const statistics = { comparisons: comparisons[market], phase, summary };
  return (
    <>
      <SummaryPrice {...statistics} place={0} />
      {market === "match_result" ? (
        <SummaryPrice {...statistics} place={1} />
      ) : (
        <SummaryLine comparisons={statistics.comparisons} phase={phase} />
      )}
      <SummaryPrice {...statistics} place={market === "match_result" ? 2 : 1} />
    </>
  );
}
