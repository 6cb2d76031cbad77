import { m } from "#messages/paraglide/messages.js";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";

interface OddsNotesProps {
  readonly page: OddsPage;
  readonly period: PricePeriod;
  /** Prices of a day's matches, or of one match by company. */
  readonly of: "day" | "match";
}

/** Notes on the prices, under their table. */
export function OddsNotes({ page, period, of }: OddsNotesProps) {
  const markets: readonly string[] = ODDS_PAGES[page].markets;
  return (
    <ul className="odds-notes">
      {of === "day" && page === "correct_score" ? <li>{m.odds_day_scores_note()}</li> : null}
      {of === "day" && page === "main" ? <li>{m.odds_day_opening_note()}</li> : null}
      <li>{period === "half" ? m.odds_half_note() : m.odds_full_note()}</li>
      {markets.includes("asian_handicap") ? <li>{m.odds_inplay_handicap_note()}</li> : null}
      {markets.includes("over_under") ? <li>{m.odds_inplay_total_note()}</li> : null}
      {of === "match" ? <li>{m.odds_summary_line()}</li> : null}
      <AgeNote />
    </ul>
  );
}

/** The age notice among the notes on prices; the full text is in the site's footer. */
function AgeNote() {
  return (
    <li>
      {m.age_note()}{" "}
      <a href="#age" className="text-link underline">
        {m.age_note_more()}
      </a>
    </li>
  );
}
