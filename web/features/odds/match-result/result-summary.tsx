import { useMemo } from "react";
import type { ComparedPhase, Comparison } from "#shared/odds/comparison.rules.ts";
import { type PriceList, paybackRatio } from "#shared/odds/margin.rules.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { m } from "#web/paraglide/messages.js";
import { shortPhaseName } from "../odds-words.ts";
import { type Comparisons, useCompared } from "../table/comparisons.ts";
import { SUMMARIES, type SummaryName, summaryName } from "../table/summary-cells.tsx";
import { FigureCells, ResultPriceCell } from "./figure-cells.tsx";
import { shareText } from "./figure-text.ts";
import { readFigures, type SummaryFigures, summaryOf } from "./row-figures.ts";

interface ResultSummaryProps {
  readonly comparisons: Comparisons;
  readonly stages: readonly ComparedPhase[];
}

/** Highest, lowest and average of the prices that count, stage by stage. */
export function ResultSummary({ comparisons, stages }: ResultSummaryProps) {
  return (
    <tfoot>
      {SUMMARIES.map((name) =>
        stages.map((stage, place) => (
          <tr key={`${name} ${stage}`} data-first={place === 0 || undefined}>
            {place === 0 ? (
              <th scope="rowgroup" rowSpan={stages.length} className="odds-frozen">
                {summaryName(name)}
              </th>
            ) : null}
            <SummaryCells comparisons={comparisons} name={name} stage={stage} />
          </tr>
        )),
      )}
    </tfoot>
  );
}

interface SummaryCellsProps {
  readonly comparisons: Comparisons;
  readonly name: SummaryName;
  readonly stage: ComparedPhase;
}

function SummaryCells({ comparisons, name, stage }: SummaryCellsProps) {
  const text = useCompared(comparisons, stage, (comparison) => summaryOf(comparison, name));
  const figures = useMemo(() => readFigures<SummaryFigures>(text), [text]);
  return (
    <>
      <th scope="row" className="odds-stage">
        {stage === "current" ? m.odds_current() : shortPhaseName(stage)}
      </th>
      {OUTCOMES.match_result.map((outcome, place) => (
        <ResultPriceCell
          key={outcome}
          price={figures?.prices[place] ?? null}
          fair={figures?.fair[place] ?? null}
        />
      ))}
      <FigureCells shares={figures?.shares} payback={figures?.payback} kelly={figures?.kelly} />
      <td />
    </>
  );
}

const isWhole = (prices: readonly number[]): prices is PriceList => prices.length > 1;
const bestBookOf = ({ summary }: Comparison): string =>
  summary !== null && isWhole(summary.highest.prices) ? shareText(paybackRatio(summary.highest.prices)) : "";

/** What comes back of a stake when each result is backed where it pays most. */
export function BestBook({ comparisons, stage }: Omit<SummaryCellsProps, "name">) {
  const payback = useCompared(comparisons, stage, bestBookOf);
  return payback === "" ? null : <p className="odds-note">{m.odds_best_book({ payback })}</p>;
}
