import type { ComponentType } from "react";
import type { Odds } from "#shared/odds/index.ts";
import { LineList } from "./line/line-list.tsx";
import { LineExplainer } from "./line/line-popover.tsx";
import { ChooseOtherCompany, NoPrices } from "./no-prices.tsx";
import type { OddsBodyProps } from "./odds-body.ts";
import { useChosenRows, useOddsRows } from "./table/use-odds-rows.ts";

export interface PricesProps {
  readonly fetched: readonly Odds[];
}

/** The table of a page with the companies that the reader compares, and what its lines mean. */
export function Prices({ fetched, Table }: PricesProps & { readonly Table: ComponentType<OddsBodyProps> }) {
  const rows = useOddsRows(fetched);
  const shown = useChosenRows(rows);
  if (rows.length === 0) return <NoPrices />;
  if (shown.length === 0) return <ChooseOtherCompany />;
  return (
    <LineExplainer>
      <Table rows={shown} />
      <LineList rows={shown} />
    </LineExplainer>
  );
}
