import { memo, useMemo, useSyncExternalStore } from "react";
import type { Odds } from "#shared/odds/index.ts";
import { OUTCOMES } from "#shared/odds/market.table.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { MAIN_MARKETS, type MainMarket, type Phase } from "#shared/odds/price.table.ts";
import { NoPrice } from "../no-price.tsx";
import { shortPhaseName } from "../odds-labels.ts";
import { newerOdds } from "../odds-overlay.ts";
import { ChangeCell } from "../table/change-cell.tsx";
import { CompanyCell } from "../table/company-cell.tsx";
import { LinePriceCells } from "../table/line-price-cells.tsx";
import { PriceCells } from "../table/price-cells.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import type { MainComparisons } from "./main-comparisons.ts";
import type { MainRow } from "./main-row.rules.ts";

interface MainCompanyProps {
  readonly row: MainRow;
  readonly phases: readonly Phase[];
  readonly comparisons: MainComparisons;
  /** The company has stopped pricing the match in play. */
  readonly isStopped?: boolean;
}

/** One company: one row per phase, its three markets side by side. */
export const MainCompany = memo(function MainCompany(props: MainCompanyProps) {
  const { row, phases, comparisons, isStopped = false } = props;
  const { company } = row;
  return (
    <tbody data-stopped={isStopped || undefined}>
      {phases.map((phase, place) => (
        <tr key={phase} data-row-phase={phase}>
          {place === 0 ? <CompanyCell id={company.id} name={company.name} rowSpan={phases.length} /> : null}
          <th scope="row" className="odds-row-phase">
            {shortPhaseName(phase)}
          </th>
          {MAIN_MARKETS.map((market) => (
            <MarketCells key={market} row={row} market={market} phase={phase} comparisons={comparisons} />
          ))}
          <PhaseChange row={row} phase={phase} />
        </tr>
      ))}
    </tbody>
  );
});

interface MarketCellsProps {
  readonly row: MainRow;
  readonly market: MainMarket;
  readonly phase: Phase;
  readonly comparisons: MainComparisons;
}

function MarketCells({ row, market, phase, comparisons }: MarketCellsProps) {
  const { asian_handicap, over_under, match_result } = row.markets;
  const lined = market === "asian_handicap" ? asian_handicap : over_under;
  if (market === "match_result" && match_result) {
    return <PriceCells row={match_result} phase={phase} comparisons={comparisons.match_result} />;
  }
  if (market !== "match_result" && lined) {
    return <LinePriceCells row={lined} phase={phase} comparisons={comparisons[market]} />;
  }
  return OUTCOMES.match_result.map((outcome) => (
    <td key={outcome}>
      <NoPrice />
    </td>
  ));
}

function PhaseChange({ row, phase }: { readonly row: MainRow; readonly phase: Phase }) {
  const rows = useMemo(() => MAIN_MARKETS.flatMap((market) => row.markets[market] ?? []), [row]);
  return <ChangeCell at={useLatestAt(rows, phase)} />;
}

/** When the newest price of a phase in several rows was set, seconds UTC. */
function useLatestAt(rows: readonly Odds[], phase: Phase): number | null {
  const overlay = useOddsOverlay();
  const read = () => {
    const times = rows.flatMap((row) => newerOdds(row, overlay.of(oddsKey(row)).odds)[phase]?.at ?? []);
    return times.length === 0 ? null : Math.max(...times);
  };
  return useSyncExternalStore(overlay.onRows, read, read);
}
