import type { ComponentType } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Odds } from "#shared/odds/index.ts";
import { LineList } from "./line/line-list.tsx";
import { LineExplainer } from "./line/line-popover.tsx";
import { ChooseOtherCompany, NoPrices } from "./no-prices.tsx";
import type { OddsBodyProps } from "./odds-body.ts";
import { useOddsPage } from "./odds-page.context.tsx";
import { useChosenRows, useOddsRows } from "./table/use-odds-rows.ts";

export interface PricesProps {
  readonly fetched: readonly Odds[];
}

/** A notice that no price of the table is available any more: the match is over, or nobody prices it. */
function StandingNote({ rows }: { readonly rows: readonly Odds[] }) {
  const { match } = useOddsPage();
  if (match.closed) return <p className="odds-standing">{m.odds_closed_note()}</p>;
  if (match.begun && rows.every(({ inplay }) => inplay === null))
    return <p className="odds-standing">{m.odds_past_note()}</p>;
  return null;
}

/** The table of a page with the reader's companies, and the explanations of its lines. */
export function Prices({ fetched, Table }: PricesProps & { readonly Table: ComponentType<OddsBodyProps> }) {
  const rows = useOddsRows(fetched);
  const shown = useChosenRows(rows);
  if (rows.length === 0) return <NoPrices />;
  if (shown.length === 0) return <ChooseOtherCompany />;
  return (
    <LineExplainer>
      <StandingNote rows={rows} />
      <Table rows={shown} />
      <LineList rows={shown} />
    </LineExplainer>
  );
}
