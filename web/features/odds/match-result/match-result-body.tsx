import { useCallback } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ComparedPhase } from "#shared/odds/comparison.rules.ts";
import type { OddsOf } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName } from "../odds-labels.ts";
import { type Comparisons, useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { StoppedButton, splitStopped, useStoppedCompanies } from "../table/stopped-companies.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { useSort } from "../table/use-sort.ts";
import { ResultHead } from "./result-head.tsx";
import { ResultRow } from "./result-row.tsx";
import { BestBook, ResultSummary } from "./result-summary.tsx";

type ResultOdds = OddsOf<"match_result">;

/** The phases of the table: first prices, and current ones: in play, else the last before kick-off. */
function comparedPhases(chosen: readonly Phase[]): ComparedPhase[] {
  const [before, during] = [chosen.includes("instant"), chosen.includes("inplay")];
  const current: ComparedPhase = before === during ? "current" : before ? "instant" : "inplay";
  return [
    ...(chosen.includes("initial") ? (["initial"] as const) : []),
    ...(before || during ? [current] : []),
  ];
}

const readColumn =
  (comparisons: Comparisons, phase: ComparedPhase) =>
  ({ company }: ResultOdds, column: string): number | null => {
    const row = comparisons.of(phase).rows.get(company.id);
    if (!row || row.state === "suspended" || row.state === "closed") return null;
    if (column === "payback") return row.payback;
    const outcomes: readonly string[] = OUTCOMES.match_result;
    return row.prices[outcomes.indexOf(column)] ?? null;
  };

/** Company, phase, three prices, three probabilities, payback, three Kelly indices, change. */
const COLUMNS = 13;

/** 1X2 of every company: prices, probabilities without the margin, payback and Kelly indices, first and current. */
export default function MatchResultBody({ rows: all }: OddsBodyProps) {
  const rows = useRowsOf(all, "match_result");
  const comparisons = useComparisons(rows);
  const [chosen] = useSetting("odds_phases");
  const phases = comparedPhases(chosen);
  const last = phases.at(-1) ?? "current";
  const { sorted, sort } = useSort(
    rows,
    useCallback((row, column) => readColumn(comparisons, last)(row, column), [comparisons, last]),
  );
  const companies = useStoppedCompanies(rows);
  const { running, stopped } = splitStopped(sorted, companies);
  return (
    <>
      <OddsTableFrame
        caption={m.odds_table_caption({ page: pageName("match_result") })}
        className="odds-result"
        isFolded={companies.isFolded}
      >
        <ResultHead sort={sort} />
        {running.map((odds) => (
          <tbody key={odds.company.id}>
            <CompanyRows {...{ odds, phases, comparisons }} />
          </tbody>
        ))}
        <StoppedButton companies={companies} columns={COLUMNS} />
        {stopped.map((odds) => (
          <tbody key={odds.company.id} data-stopped>
            <CompanyRows {...{ odds, phases, comparisons }} />
          </tbody>
        ))}
        <ResultSummary comparisons={comparisons} phases={phases} />
      </OddsTableFrame>
      <BestBook comparisons={comparisons} phase={last} />
      <p className="odds-note">{m.odds_kelly_note()}</p>
    </>
  );
}

interface CompanyRowsProps {
  readonly odds: ResultOdds;
  readonly phases: readonly ComparedPhase[];
  readonly comparisons: Comparisons;
}

/** A company's rows, one a phase. */
const CompanyRows = ({ odds, phases, comparisons }: CompanyRowsProps) =>
  phases.map((phase, place) => (
    <ResultRow
      key={phase}
      comparisons={comparisons}
      odds={odds}
      compared={phase}
      companyRows={place === 0 ? phases.length : undefined}
    />
  ));
