import { useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ComparedPhase, Comparison } from "#shared/odds/comparison.rules.ts";
import { type PriceList, paybackRatio } from "#shared/odds/margin.rules.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { shortPhaseName } from "../odds-labels.ts";
import { shareText } from "../odds-numbers.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { type Comparisons, useCompared } from "../table/comparisons.ts";
import { SUMMARIES, type SummaryName, summaryName } from "../table/summary-cells.tsx";
import { readStatistics, type SummaryStatistics, summaryOf } from "./row-statistics.ts";
import { ResultPriceCell, StatisticCells } from "./statistic-cells.tsx";

interface ResultSummaryProps {
  readonly comparisons: Comparisons;
  readonly phases: readonly ComparedPhase[];
}

/** Highest, lowest and average of the valid prices, by phase. */
export function ResultSummary({ comparisons, phases }: ResultSummaryProps) {
  return (
    <tfoot>
      {SUMMARIES.map((name) =>
        phases.map((phase, place) => (
          <tr
            key={`${name} ${phase}`}
            data-row-phase={phase === "initial" ? "initial" : "current"}
            data-first={place === 0 || undefined}
          >
            {place === 0 ? (
              <th scope="rowgroup" rowSpan={phases.length} className="odds-frozen">
                {summaryName(name)}
              </th>
            ) : null}
            <SummaryCells comparisons={comparisons} name={name} phase={phase} />
          </tr>
        )),
      )}
    </tfoot>
  );
}

interface SummaryCellsProps {
  readonly comparisons: Comparisons;
  readonly name: SummaryName;
  readonly phase: ComparedPhase;
}

function SummaryCells({ comparisons, name, phase }: SummaryCellsProps) {
  const text = useCompared(comparisons, phase, (comparison) => summaryOf(comparison, name));
  const statistics = useMemo(() => readStatistics<SummaryStatistics>(text), [text]);
  return (
    <>
      <th scope="row" className="odds-row-phase">
        {phase === "current" ? m.odds_current() : shortPhaseName(phase)}
      </th>
      {OUTCOMES.match_result.map((outcome, place) => (
        <ResultPriceCell
          key={outcome}
          price={statistics?.prices[place] ?? null}
          fair={statistics?.fair[place] ?? null}
        />
      ))}
      <StatisticCells shares={statistics?.shares} payback={statistics?.payback} kelly={statistics?.kelly} />
      <td />
    </>
  );
}

const isWhole = (prices: readonly number[]): prices is PriceList => prices.length > 1;
const bestBookOf = ({ summary }: Comparison): string =>
  summary !== null && isWhole(summary.highest.prices) ? shareText(paybackRatio(summary.highest.prices)) : "";

/** Payback when each result is backed at its best price. */
export function BestBook({ comparisons, phase }: Omit<SummaryCellsProps, "name">) {
  const { match } = useOddsPage();
  const payback = useCompared(comparisons, phase, bestBookOf);
  // Past prices are history: nobody can combine them into a bet.
  if (match.closed || (match.begun && (phase === "initial" || phase === "instant"))) return null;
  return payback === "" ? null : <p className="odds-note">{m.odds_best_book({ payback })}</p>;
}
