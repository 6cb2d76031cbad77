import type { PricePeriod } from "#shared/odds/market.table.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { m } from "#web/paraglide/messages.js";
import { AgeNote } from "../age-note.tsx";

interface DayOddsNotesProps {
  readonly page: OddsPage;
  readonly period: PricePeriod;
}

/** What the prices are about, under the list. */
export function DayOddsNotes({ page, period }: DayOddsNotesProps) {
  const markets: readonly string[] = ODDS_PAGES[page].markets;
  return (
    <ul className="odds-notes">
      {page === "correct_score" ? <li>{m.odds_day_scores_note()}</li> : null}
      <li>{period === "half" ? m.odds_half_note() : m.odds_full_note()}</li>
      {markets.includes("asian_handicap") ? <li>{m.odds_inplay_handicap_note()}</li> : null}
      {markets.includes("over_under") ? <li>{m.odds_inplay_total_note()}</li> : null}
      <AgeNote />
    </ul>
  );
}
