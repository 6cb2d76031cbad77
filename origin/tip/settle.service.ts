import { ask, type Database, readAll } from "#origin/db/database.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { type BetTerms, settleTip } from "#shared/tip/index.ts";
import { priceIn } from "./publish-tip.service.ts";
import { type DueRow, dueTips } from "./tip.queries.ts";
import { writeSettlements } from "./tip.store.ts";

/** Within this time of its settlement a tip follows what is corrected of its match; then it stands. */
const CORRECTED_SECONDS = 48 * 3600;
/** Tips that are looked at together: each brings a series of prices along. */
const PORTION = 100;

const goals = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away };

/** The last price before kick-off as it is planned now, where it was for the same line. */
function closingPriceOf({ quotes, match_time, ...tip }: DueRow): number | null {
  if (quotes === null || match_time === null) return null;
  const last = decodeQuotes(quotes).findLast(
    ({ in_play, suspended, known_at_ms }) => !in_play && !suspended && known_at_ms < match_time * 1000,
  );
  return last && last.line === tip.line ? (priceIn(last, tip) ?? null) : null;
}

/** What is to be written of a due tip; null where it stands as it is. */
function settlementOf(row: DueRow, now: number) {
  // What is stored was taken by the rules of its market.
  const result = settleTip(row as BetTerms, {
    // A match that is gone was made up, and real football has come.
    status: row.match_time === null ? "cancelled" : (row.status ?? "not_started"),
    full: goals(row.home_goals, row.away_goals),
    half: goals(row.home_half, row.away_half),
  });
  const closing_price = result === "void" ? null : closingPriceOf(row);
  if (result === null || (result === row.result && closing_price === row.closing_price)) return null;
  return { id: row.id, result, closing_price, settled_at: now };
}

/**
 * Settles the tips of matches that are over by shared/tip's rules, and anew those whose match was corrected. Gives how many were
 * written. All that are due are looked at, portion by portion: one that stays as it is keeps no other waiting.
 */
export async function settleTips(db: Database, nowMs: number): Promise<number> {
  const now = Math.floor(nowMs / 1000);
  let written = 0;
  let last = 0;
  for (;;) {
    const [due] = await readAll(db, ask(dueTips, nowMs, now - CORRECTED_SECONDS, PORTION, last));
    const settled = due.flatMap((row) => settlementOf(row, now) ?? []);
    await writeSettlements(db, settled);
    written += settled.length;
    last = due.at(-1)?.id ?? last;
    if (due.length < PORTION) return written;
  }
}
