import { useCallback, useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { MainOdds } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { fieldValue } from "#shared/odds/quote.rules.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName } from "../odds-labels.ts";
import { newerOdds } from "../odds-overlay.ts";
import { columnsOf } from "../price-columns.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { StoppedButton, splitStopped, useStoppedCompanies } from "../table/stopped-companies.tsx";
import { useShownPhases } from "../table/use-shown-phases.ts";
import { useSort } from "../table/use-sort.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { MainCompany } from "./main-company.tsx";
import { useMainComparisons } from "./main-comparisons.ts";
import { MainHead } from "./main-head.tsx";
import { type MainRow, mainRowsOf } from "./main-row.rules.ts";
import { MainSummary } from "./main-summary.tsx";

/** Company, phase, three columns a market, change. */
const COLUMNS = 3 + 3 * MAIN_MARKETS.length;

/** Handicap, total and 1X2 of every company side by side, one row per phase. */
export default function MainBody({ rows }: OddsBodyProps) {
  const comparisons = useMainComparisons(rows);
  const companies = useMemo(() => mainRowsOf(rows), [rows]);
  const phases = useShownPhases();
  const overlay = useOddsOverlay();
  const valueIn = useCallback(
    ({ markets }: MainRow, column: string) => {
      const market = MAIN_MARKETS.find((one) => column.startsWith(`${one}.`));
      const row = market && markets[market];
      if (!row) return null;
      const { inplay, instant, initial } = newerOdds<MainOdds>(row, overlay.of(oddsKey(row)).odds);
      const quote = inplay ?? instant ?? initial;
      const field = columnsOf(market).find((one) => column.endsWith(`.${one}`));
      return quote && field ? fieldValue(quote, field) : null;
    },
    [overlay],
  );
  const { sorted, sort } = useSort(companies, valueIn);
  const stoppedCompanies = useStoppedCompanies(rows);
  const { running, stopped } = splitStopped(sorted, stoppedCompanies);
  return (
    <OddsTableFrame
      caption={m.odds_table_caption({ page: pageName("main") })}
      className="odds-main"
      isFolded={stoppedCompanies.isFolded}
    >
      <MainHead sort={sort} />
      {running.map((row) => (
        <MainCompany key={row.company.id} row={row} phases={phases} comparisons={comparisons} />
      ))}
      <StoppedButton companies={stoppedCompanies} columns={COLUMNS} />
      {stopped.map((row) => (
        <MainCompany key={row.company.id} row={row} phases={phases} comparisons={comparisons} isStopped />
      ))}
      <MainSummary phases={phases} comparisons={comparisons} />
    </OddsTableFrame>
  );
}
