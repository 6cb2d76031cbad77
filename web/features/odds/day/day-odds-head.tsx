import { m } from "#messages/paraglide/messages.js";
import type { Market } from "#shared/odds/market.table.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { phaseName, shortMarketName, shortOutcome } from "../odds-labels.ts";
import { columnsOf } from "../price-columns.ts";
import { phasesOfPage } from "./day-odds-phases.ts";

/** Heads of the column groups: phases, markets or ranks. */
export function DayOddsHead({ page }: { readonly page: OddsPage }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{m.odds_day_match()}</span>
        </th>
        <GroupHeads page={page} />
      </tr>
    </thead>
  );
}

function GroupHeads({ page }: { readonly page: OddsPage }) {
  if (page === "main") {
    return (
      <>
        <th scope="col" className="day-odds-phases">
          <span className="sr-only">{m.odds_column_phase()}</span>
        </th>
        {ODDS_PAGES.main.markets.map((market) => (
          <th key={market} scope="col" data-market={market}>
            <span className="day-odds-group">{shortMarketName(market)}</span>
            <Names market={market} />
          </th>
        ))}
      </>
    );
  }
  if (page === "correct_score") {
    return [m.odds_day_score_first, m.odds_day_score_second, m.odds_day_score_third].map((name) => (
      <th key={name()} scope="col">
        {name()}
      </th>
    ));
  }
  return phasesOfPage(page).map((phase) => (
    <th key={phase} scope="col" data-phase={phase}>
      <span className="day-odds-group">{phaseName(phase)}</span>
      <Names market={ODDS_PAGES[page].markets[0]} />
    </th>
  ));
}

function Names({ market }: { readonly market: Market }) {
  return (
    <span className="day-odds-prices">
      {columnsOf(market).map((column) => (
        <span key={column}>
          {column === "line" ? m.odds_column_line_short() : shortOutcome(market, column)}
        </span>
      ))}
    </span>
  );
}
