import { useCallback } from "react";
import type { OddsOf } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { m } from "#web/paraglide/messages.js";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName } from "../odds-labels.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { useSort } from "../table/use-sort.ts";
import { ThreeWayHead } from "./three-way-head.tsx";
import { THREE_WAY_PHASES, type ThreeWayMarket } from "./three-way-market.ts";
import { ThreeWayRow } from "./three-way-row.tsx";
import { ThreeWaySummary } from "./three-way-summary.tsx";

/** Double chance or European handicap: every company's first and last prices before kick-off, with their payback. */
export default function ThreeWayBody({ rows: all }: OddsBodyProps) {
  const { page } = useOddsPage();
  const market: ThreeWayMarket = page === "european_handicap" ? page : "double_chance";
  const rows = useRowsOf(all, market);
  const comparisons = useComparisons(rows);
  const valueIn = useCallback(
    ({ company }: OddsOf<ThreeWayMarket>, column: string) => {
      const [name, outcome = ""] = column.split(".");
      const phase = THREE_WAY_PHASES.find((one) => one === name) ?? "instant";
      const row = comparisons.of(phase).rows.get(company.id);
      if (!row || row.state === "suspended") return null;
      const outcomes: readonly string[] = OUTCOMES[market];
      return outcome === "payback" ? row.payback : (row.prices[outcomes.indexOf(outcome)] ?? null);
    },
    [comparisons, market],
  );
  const { sorted, sort } = useSort(rows, valueIn);
  return (
    <>
      <OddsTableFrame
        caption={m.odds_table_caption({ page: pageName(market) })}
        className={market === "european_handicap" ? "odds-three-way odds-three-way-lines" : "odds-three-way"}
      >
        <ThreeWayHead market={market} sort={sort} />
        <tbody>
          {sorted.map((row) => (
            <ThreeWayRow key={row.company.id} comparisons={comparisons} row={row} />
          ))}
        </tbody>
        <ThreeWaySummary comparisons={comparisons} market={market} />
      </OddsTableFrame>
      <p className="odds-note">
        {market === "european_handicap" ? m.odds_european_note() : m.odds_double_chance_note()}
      </p>
    </>
  );
}
