import { m } from "#messages/paraglide/messages.js";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { shortMarketName, shortOutcome } from "../odds-labels.ts";
import { columnsOf } from "../price-columns.ts";
import { SortHeader, TallHeader } from "../table/sort-header.tsx";
import type { Sort } from "../table/use-sort.ts";

const columnName = (column: string): string =>
  column === "line" ? m.odds_column_line() : outcomeLabel(column);

/** Headers of the 3-in-1 table. A click sorts by current prices: in play, else before the match. */
export function MainHead({ sort }: { readonly sort: Sort }) {
  return (
    <thead>
      <tr>
        <TallHeader className="odds-frozen odds-column-company">{m.odds_column_company()}</TallHeader>
        <TallHeader className="odds-column-row-phase">{m.odds_column_phase()}</TallHeader>
        {MAIN_MARKETS.map((market) => (
          <th key={market} scope="colgroup" colSpan={3} className="odds-column-phase">
            {shortMarketName(market)}
          </th>
        ))}
        <TallHeader className="odds-column-change">{m.odds_column_change()}</TallHeader>
      </tr>
      <tr>
        {MAIN_MARKETS.flatMap((market) =>
          columnsOf(market).map((column) => (
            <SortHeader
              key={`${market}.${column}`}
              sort={sort}
              column={`${market}.${column}`}
              label={`${columnName(column)}, ${shortMarketName(market)}`}
              text={column === "line" ? m.odds_column_line_short() : shortOutcome(market, column)}
            />
          )),
        )}
      </tr>
    </thead>
  );
}
