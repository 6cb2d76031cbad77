import { useCallback } from "react";
import type { OddsOf } from "#shared/odds/index.ts";
import type { LineMarket } from "#shared/odds/line-meaning.rules.ts";
import { OUTCOMES, PHASES } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { fieldValue } from "#shared/odds/quote.rules.ts";
import { m } from "#web/paraglide/messages.js";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName, phaseName } from "../odds-labels.ts";
import { newerOdds } from "../odds-overlay.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { columnsOf } from "../price-columns.ts";
import { useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { PriceHeader, SortHeader, TallHeader } from "../table/sort-header.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { type Sort, useSort } from "../table/use-sort.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { TwoWayRow } from "./two-way-row.tsx";
import { TwoWaySummary } from "./two-way-summary.tsx";

type TwoWayMarket = Exclude<LineMarket, "corner_handicap">;

/** Handicap or total of every company: opening, pre-match and in-play price on their lines, payback, last change. */
export default function TwoWayBody({ rows: all }: OddsBodyProps) {
  const { page } = useOddsPage();
  const market: TwoWayMarket =
    page === "over_under" || page === "corner_over_under" ? page : "asian_handicap";
  const rows = useRowsOf(all, market);
  const comparisons = useComparisons(rows);
  const overlay = useOddsOverlay();
  const valueIn = useCallback(
    (row: OddsOf<TwoWayMarket>, column: string) => {
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
  return (
    <OddsTableFrame caption={m.odds_table_caption({ page: pageName(page) })} className="odds-two-way">
      <TwoWayHead market={market} sort={sort} />
      <tbody>
        {sorted.map((row) => (
          <TwoWayRow key={row.company.id} row={row} comparisons={comparisons} />
        ))}
      </tbody>
      <TwoWaySummary comparisons={comparisons} />
    </OddsTableFrame>
  );
}

function TwoWayHead({ market, sort }: { readonly market: TwoWayMarket; readonly sort: Sort }) {
  const [first, second] = OUTCOMES[market];
  return (
    <thead>
      <tr>
        <TallHeader className="odds-frozen odds-column-company">{m.odds_column_company()}</TallHeader>
        {PHASES.map((phase) => (
          <th key={phase} scope="colgroup" colSpan={3} data-phase={phase} className="odds-column-phase">
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
        {PHASES.flatMap((phase) => [
          <PriceHeader key={`${phase}.first`} sort={sort} phase={phase} outcome={first} />,
          <SortHeader
            key={`${phase}.line`}
            sort={sort}
            column={`${phase}.line`}
            label={`${m.odds_column_line()}, ${phaseName(phase)}`}
            text={m.odds_column_line()}
            phase={phase}
          />,
          <PriceHeader key={`${phase}.second`} sort={sort} phase={phase} outcome={second} />,
        ])}
      </tr>
    </thead>
  );
}
