import { useCallback } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ComparableMarket, ComparableOdds } from "#shared/odds/comparison.rules.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { PHASES } from "#shared/odds/price.table.ts";
import { fieldValue } from "#shared/odds/quote.rules.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName, phaseName } from "../odds-labels.ts";
import { newerOdds } from "../odds-overlay.ts";
import { useOddsPage, usePageMarket } from "../odds-page.context.tsx";
import { columnsOf } from "../price-columns.ts";
import { useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { PriceHeader, SortHeader, TallHeader } from "../table/sort-header.tsx";
import { StoppedButton, splitStopped, useStoppedCompanies } from "../table/stopped-companies.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { type Sort, useSort } from "../table/use-sort.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { TwoWayRow } from "./two-way-row.tsx";
import { TwoWaySummary } from "./two-way-summary.tsx";

/** A market with two outcomes: every company's opening, pre-match and in-play price on their lines, payback, last change. */
export default function TwoWayBody({ rows: all }: OddsBodyProps) {
  const { page } = useOddsPage();
  const market = usePageMarket();
  const rows = useRowsOf(all, market);
  const comparisons = useComparisons(rows);
  const overlay = useOddsOverlay();
  const valueIn = useCallback(
    (row: ComparableOdds, column: string) => {
      if (column === "payback") return comparisons.of("current").rows.get(row.company.id)?.payback ?? null;
      const shown = newerOdds(row, overlay.of(oddsKey(row)).odds);
      const phase = PHASES.find((one) => column.startsWith(`${one}.`));
      const field = columnsOf(market).find((one) => column.endsWith(`.${one}`));
      const quote = phase && shown[phase];
      return quote && field ? fieldValue(quote, field) : null;
    },
    [comparisons, overlay, market],
  );
  const { sorted, sort } = useSort(rows, valueIn);
  const companies = useStoppedCompanies(rows);
  const { running, stopped } = splitStopped(sorted, companies);
  return (
    <OddsTableFrame
      caption={m.odds_table_caption({ page: pageName(page) })}
      className="odds-two-way"
      isFolded={companies.isFolded}
    >
      <TwoWayHead market={market} sort={sort} />
      <tbody>
        {running.map((row) => (
          <TwoWayRow key={row.company.id} row={row} comparisons={comparisons} />
        ))}
      </tbody>
      <StoppedButton companies={companies} columns={PHASES.length * columnsOf(market).length + 3} />
      {stopped.length === 0 ? null : (
        <tbody data-stopped>
          {stopped.map((row) => (
            <TwoWayRow key={row.company.id} row={row} comparisons={comparisons} />
          ))}
        </tbody>
      )}
      <TwoWaySummary market={market} comparisons={comparisons} />
    </OddsTableFrame>
  );
}

function TwoWayHead({ market, sort }: { readonly market: ComparableMarket; readonly sort: Sort }) {
  const columns = columnsOf(market);
  return (
    <thead>
      <tr>
        <TallHeader className="odds-frozen odds-column-company">{m.odds_column_company()}</TallHeader>
        {PHASES.map((phase) => (
          <th
            key={phase}
            scope="colgroup"
            colSpan={columns.length}
            data-phase={phase}
            className="odds-column-phase"
          >
            {phaseName(phase)}
          </th>
        ))}
        <SortHeader
          sort={sort}
          column="payback"
          label={m.odds_column_payback()}
          text={m.odds_column_payback()}
          rowSpan={2}
        />
        <TallHeader className="odds-column-change">{m.odds_column_change()}</TallHeader>
      </tr>
      <tr>
        {PHASES.flatMap((phase) =>
          columns.map((column) =>
            column === "line" ? (
              <SortHeader
                key={`${phase}.line`}
                sort={sort}
                column={`${phase}.line`}
                label={`${m.odds_column_line()}, ${phaseName(phase)}`}
                text={m.odds_column_line_short()}
                phase={phase}
              />
            ) : (
              <PriceHeader key={`${phase}.${column}`} sort={sort} phase={phase} outcome={column} />
            ),
          ),
        )}
      </tr>
    </thead>
  );
}
