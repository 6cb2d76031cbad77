import { useMemo } from "react";
import { MAIN_MARKETS, type MainMarket, OUTCOMES, PHASES } from "#shared/odds/market.table.ts";
import { m } from "#web/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { OddsBodyProps } from "../odds-body.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { outcomeName, pageName, shortMarketName } from "../odds-words.ts";
import { type Comparisons, useComparisons } from "../table/comparisons.ts";
import { OddsTableFrame } from "../table/odds-table-frame.tsx";
import { useRowsOf } from "../table/use-odds-rows.ts";
import { MainCompany } from "./main-company.tsx";
import { mainRowsOf } from "./main-row.rules.ts";
import { MainSummary } from "./main-summary.tsx";

/** Comparisons of the three markets. */
export type MainComparisons = Readonly<Record<MainMarket, Comparisons>>;

/** Handicap, total and 1X2 of every company side by side, a row a stage. */
export default function MainBody({ rows }: OddsBodyProps) {
  const asian_handicap = useComparisons(useRowsOf(rows, "asian_handicap"));
  const over_under = useComparisons(useRowsOf(rows, "over_under"));
  const match_result = useComparisons(useRowsOf(rows, "match_result"));
  const comparisons = useMemo(
    () => ({ asian_handicap, over_under, match_result }),
    [asian_handicap, over_under, match_result],
  );
  const companies = useMemo(() => mainRowsOf(rows), [rows]);
  const [chosen] = useSetting("odds_phases");
  const { match } = useOddsPage();
  // Before kick-off nothing can be in play: a row a company less.
  const begun = match.live || match.decided;
  const phases = useMemo(
    () => PHASES.filter((phase) => chosen.includes(phase) && (begun || phase !== "inplay")),
    [chosen, begun],
  );
  return (
    <OddsTableFrame caption={m.odds_table_caption({ page: pageName("main") })} className="odds-main">
      <MainHead />
      {companies.map((row) => (
        <MainCompany key={row.company.id} row={row} phases={phases} comparisons={comparisons} />
      ))}
      <MainSummary phases={phases} comparisons={comparisons} />
    </OddsTableFrame>
  );
}

/** Columns of a market: its line stands between the prices of its two sides. */
function columnsOf(market: MainMarket): readonly string[] {
  const [first, ...others] = OUTCOMES[market];
  const names = others.map(outcomeName);
  return market === "match_result"
    ? [outcomeName(first), ...names]
    : [outcomeName(first), m.odds_column_line(), ...names];
}

function MainHead() {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="odds-frozen odds-column-company">
          {m.odds_column_company()}
        </th>
        <th scope="col" rowSpan={2} className="odds-column-stage">
          {m.odds_column_phase()}
        </th>
        {MAIN_MARKETS.map((market) => (
          <th key={market} scope="colgroup" colSpan={3} className="odds-column-phase odds-group">
            {shortMarketName(market)}
          </th>
        ))}
        <th scope="col" rowSpan={2} className="odds-column-change">
          {m.odds_column_change()}
        </th>
      </tr>
      <tr>
        {MAIN_MARKETS.flatMap((market) =>
          columnsOf(market).map((name, place) => (
            <th key={`${market}.${name}`} scope="col" className={place === 0 ? "odds-group" : undefined}>
              <span className="odds-sort">{name}</span>
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}
