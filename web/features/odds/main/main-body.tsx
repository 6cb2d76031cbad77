import { useCallback, useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { MainOdds } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { fieldValue } from "#shared/odds/quote.rules.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { pageName } from "../odds-labels.ts";
import { newerOdds } from "../odds-overlay.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { columnsOf } from "../price-columns.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { useSort } from "../table/use-sort.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { MainCompany } from "./main-company.tsx";
import { useMainComparisons } from "./main-comparisons.ts";
import { MainHead } from "./main-head.tsx";
import { type MainRow, mainRowsOf } from "./main-row.rules.ts";
import { MainSummary } from "./main-summary.tsx";

/** Handicap, total and 1X2 of every company side by side, one row per phase. */
export default function MainBody({ rows }: OddsBodyProps) {
  const comparisons = useMainComparisons(rows);
  const companies = useMemo(() => mainRowsOf(rows), [rows]);
  const [chosen] = useSetting("odds_phases");
  const { match } = useOddsPage();
  // Before kick-off nothing can be in play: one row less per company.
  const begun = match.live || match.decided;
  const phases = useMemo(() => {
    const known = chosen.filter((phase) => begun || phase !== "inplay");
    return known.length === 0 ? chosen : known;
  }, [chosen, begun]);
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
  return (
    <OddsTableFrame caption={m.odds_table_caption({ page: pageName("main") })} className="odds-main">
      <MainHead sort={sort} />
      {sorted.map((row) => (
        <MainCompany key={row.company.id} row={row} phases={phases} comparisons={comparisons} />
      ))}
      <MainSummary phases={phases} comparisons={comparisons} />
    </OddsTableFrame>
  );
}
