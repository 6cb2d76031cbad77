import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { m } from "#web/paraglide/messages.js";
import { AgeNote } from "./age-note.tsx";
import { useOddsPage } from "./odds-page.context.tsx";

/** What the prices are about, under the table. */
export function OddsNotes() {
  const { page, period } = useOddsPage();
  const markets: readonly string[] = ODDS_PAGES[page].markets;
  return (
    <ul className="odds-notes">
      <li>{period === "half" ? m.odds_half_note() : m.odds_full_note()}</li>
      {markets.includes("asian_handicap") ? <li>{m.odds_inplay_handicap_note()}</li> : null}
      {markets.includes("over_under") ? <li>{m.odds_inplay_total_note()}</li> : null}
      <li>{m.odds_summary_line()}</li>
      <AgeNote />
    </ul>
  );
}
