import { useCallback } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { ComparableOdds } from "#shared/odds/comparison.rules.ts";
import { hasLine, OUTCOMES } from "#shared/odds/market.table.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName } from "../odds-labels.ts";
import { useOddsPage, usePageMarket } from "../odds-page.context.tsx";
import { useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { useSort } from "../table/use-sort.ts";
import { ThreeWayHead } from "./three-way-head.tsx";
import { THREE_WAY_PHASES } from "./three-way-phases.ts";
import { ThreeWayRow } from "./three-way-row.tsx";
import { ThreeWaySummary } from "./three-way-summary.tsx";

const notes: Readonly<Partial<Record<OddsPage, () => string>>> = {
  european_handicap: m.odds_european_note,
  double_chance: m.odds_double_chance_note,
};

/** Double chance or European handicap: every company's first and last prices before kick-off, with their payback. */
export default function ThreeWayBody({ rows: all }: OddsBodyProps) {
  const { page } = useOddsPage();
  const market = usePageMarket();
  const rows = useRowsOf(all, market);
  const comparisons = useComparisons(rows);
  const valueIn = useCallback(
    ({ company }: ComparableOdds, column: string) => {
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
        caption={m.odds_table_caption({ page: pageName(page) })}
        className={hasLine(market) ? "odds-three-way odds-three-way-lines" : "odds-three-way"}
      >
        <ThreeWayHead market={market} sort={sort} />
        <tbody>
          {sorted.map((row) => (
            <ThreeWayRow key={row.company.id} comparisons={comparisons} row={row} />
          ))}
        </tbody>
        <ThreeWaySummary comparisons={comparisons} market={market} />
      </OddsTableFrame>
      {notes[page] ? <p className="odds-note">{notes[page]()}</p> : null}
    </>
  );
}
