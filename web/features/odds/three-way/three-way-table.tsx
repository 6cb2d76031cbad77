import { useCallback } from "react";
import type { OddsOf } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { m } from "#web/paraglide/messages.js";
import { pageName } from "../odds-words.ts";
import { useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { useSort } from "../table/use-sort.ts";
import { ThreeWayHead } from "./three-way-head.tsx";
import { THREE_WAY_PHASES, type ThreeWayMarket } from "./three-way-market.ts";
import { ThreeWayRow } from "./three-way-row.tsx";
import { ThreeWaySummary } from "./three-way-summary.tsx";

interface ThreeWayTableProps {
  readonly market: ThreeWayMarket;
  readonly rows: readonly OddsOf<ThreeWayMarket>[];
}

/** Every company's first and last prices before kick-off, each with what it pays back. */
export function ThreeWayTable({ market, rows }: ThreeWayTableProps) {
  const comparisons = useComparisons(rows);
  const figureOf = useCallback(
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
  const { sorted, sort } = useSort(rows, figureOf);
  return (
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
  );
}
