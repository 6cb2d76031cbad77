import { memo } from "react";
import type { ComparableOdds } from "#shared/odds/comparison.rules.ts";
import { isOfLineMarket } from "#shared/odds/market.table.ts";
import { PHASES } from "#shared/odds/price.table.ts";
import { ChangeCell } from "../table/change-cell.tsx";
import { CompanyCell } from "../table/company-cell.tsx";
import type { Comparisons } from "../table/comparisons.ts";
import { LinePriceCells } from "../table/line-price-cells.tsx";
import { PaybackCell } from "../table/payback-cell.tsx";
import { PriceCells } from "../table/price-cells.tsx";
import { useShownOdds } from "../use-shown-odds.ts";

interface TwoWayRowProps {
  readonly row: ComparableOdds;
  readonly comparisons: Comparisons;
}

/** One company's row. */
export const TwoWayRow = memo(function TwoWayRow({ row, comparisons }: TwoWayRowProps) {
  return (
    <tr>
      <CompanyCell id={row.company.id} name={row.company.name} />
      {PHASES.map((phase) =>
        isOfLineMarket(row) ? (
          <LinePriceCells key={phase} row={row} phase={phase} comparisons={comparisons} />
        ) : (
          <PriceCells key={phase} row={row} phase={phase} comparisons={comparisons} />
        ),
      )}
      <PaybackCell comparisons={comparisons} companyId={row.company.id} />
      <LatestChange row={row} />
    </tr>
  );
});

function LatestChange({ row }: Pick<TwoWayRowProps, "row">) {
  const { odds } = useShownOdds(row);
  const latest = odds.inplay ?? odds.instant ?? odds.initial;
  return <ChangeCell at={latest?.at ?? null} />;
}
