import { memo, useMemo } from "react";
import { type ComparedPhase, currentPhase } from "#shared/odds/comparison.rules.ts";
import type { OddsOf } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { shortPhaseName } from "../odds-labels.ts";
import { ChangeCell } from "../table/change-cell.tsx";
import { CompanyCell } from "../table/company-cell.tsx";
import { type Comparisons, stateShown, useCompared } from "../table/comparisons.ts";
import { useShownOdds } from "../use-shown-odds.ts";
import { type RowStatistics, readStatistics, statisticsOf } from "./row-statistics.ts";
import { ResultPriceCell, StatisticCells } from "./statistic-cells.tsx";

interface ResultRowProps {
  readonly comparisons: Comparisons;
  readonly odds: OddsOf<"match_result">;
  readonly compared: ComparedPhase;
  /** Number of this company's rows, in its first row. */
  readonly companyRows?: number | undefined;
}

/** A company's prices in one phase, with values derived from them and from the other companies. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { comparisons, odds: fetched, compared, companyRows } = props;
  const { odds, moves } = useShownOdds(fetched);
  const { id, name } = odds.company;
  const text = useCompared(comparisons, compared, (comparison) => statisticsOf(comparison, id));
  const statistics = useMemo(() => readStatistics<RowStatistics>(text), [text]);
  const phase = compared === "current" ? currentPhase(odds) : compared;
  const quote = odds[phase];
  const isMuted = statistics !== null && statistics.state !== "open";
  const state = stateShown(statistics?.state, quote?.suspended ?? false);
  // A price that is no longer available is not shown, nor values derived from it.
  const shown = state === "suspended" || state === "closed" ? null : statistics;
  return (
    <tr data-row-phase={compared === "initial" ? "initial" : "current"}>
      {companyRows === undefined ? null : (
        <CompanyCell id={id} name={name} {...(companyRows > 1 && { rowSpan: companyRows })} />
      )}
      <th scope="row" className="odds-row-phase">
        {shortPhaseName(phase)}
      </th>
      {OUTCOMES.match_result.map((outcome, place) => (
        <ResultPriceCell
          key={outcome}
          price={quote?.[outcome] ?? null}
          fair={shown?.fair[place] ?? null}
          state={state}
          move={moves.get(`${phase}.${outcome}`)}
          best={statistics?.best[place]}
          value={statistics?.value[place]}
          at={quote?.at ?? null}
        />
      ))}
      <StatisticCells shares={shown?.shares} payback={shown?.payback} kelly={shown?.kelly} muted={isMuted} />
      <ChangeCell at={quote?.at ?? null} />
    </tr>
  );
});
