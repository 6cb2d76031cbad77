import { m } from "#messages/paraglide/messages.js";
import type { ComparableMarket } from "#shared/odds/comparison.rules.ts";
import { hasLine, OUTCOMES } from "#shared/odds/market.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { phaseName } from "../odds-labels.ts";
import { columnsOf } from "../price-columns.ts";
import { PriceHeader, SortHeader, TallHeader } from "../table/sort-header.tsx";
import type { Sort } from "../table/use-sort.ts";
import { THREE_WAY_PHASES } from "./three-way-phases.ts";

interface ThreeWayHeadProps {
  readonly market: ComparableMarket;
  readonly sort: Sort;
}

/** Headers of both phases; prices and paybacks sort. */
export function ThreeWayHead({ market, sort }: ThreeWayHeadProps) {
  return (
    <thead>
      <tr>
        <TallHeader className="odds-frozen odds-column-company">{m.odds_column_company()}</TallHeader>
        {THREE_WAY_PHASES.map((phase) => (
          <th
            key={phase}
            scope="colgroup"
            colSpan={columnsOf(market).length + 1}
            data-phase={phase}
            className="odds-column-phase"
          >
            {phaseName(phase)}
          </th>
        ))}
        <TallHeader className="odds-column-change">{m.odds_column_change()}</TallHeader>
      </tr>
      <tr>
        {THREE_WAY_PHASES.map((phase) => (
          <PhaseHead key={phase} market={market} phase={phase} sort={sort} />
        ))}
      </tr>
    </thead>
  );
}

function PhaseHead({ market, phase, sort }: ThreeWayHeadProps & { readonly phase: Phase }) {
  return (
    <>
      {hasLine(market) ? (
        <th scope="col" data-phase={phase}>
          <span className="odds-sort">{m.odds_column_line_short()}</span>
        </th>
      ) : null}
      {OUTCOMES[market].map((outcome) => (
        <PriceHeader key={outcome} {...{ sort, phase, outcome }} />
      ))}
      <SortHeader
        sort={sort}
        column={`${phase}.payback`}
        label={`${m.odds_column_payback()}, ${phaseName(phase)}`}
        text={m.odds_column_payback()}
        phase={phase}
      />
    </>
  );
}
