import { ask, type Database, readAll } from "#origin/db/database.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { settleTip, type TipPick } from "#shared/tip/index.ts";
import { priceIn } from "./publish-tip.service.ts";
import { type DueRow, dueTips } from "./tip.queries.ts";
import { writeSettlements } from "./tip.store.ts";

/** Within this time of its settlement a tip follows what is corrected of its match; then it stands. */
const CORRECTED_SECONDS = 48 * 3600;
/** Each brings a series of prices along; what is left is settled a minute later. */
const MOST_AT_ONCE = 100;

const goals = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away };

/** The last price before kick-off, where it was for the same line; the whistle's, not the plan's, decides what is before. */
function closingPriceOf({ quotes, match_time, ...tip }: DueRow): number | null {
  if (quotes === null || match_time === null) return null;
  const last = decodeQuotes(quotes).findLast(
    ({ in_play, suspended, known_at_ms }) => !in_play && !suspended && known_at_ms < match_time * 1000,
  );
  return last && last.line === tip.line ? (priceIn(last, tip) ?? null) : null;
}

/**
 * Settles the tips of matches that are over by shared/tip's rules, and anew those whose match was corrected. Gives how many were
 * written.
 */
export async function settleTips(db: Database, nowMs: number): Promise<number> {
  const now = Math.floor(nowMs / 1000);
  const [due] = await readAll(db, ask(dueTips, nowMs, now - CORRECTED_SECONDS, MOST_AT_ONCE));
  const settled = due.flatMap((row) => {
    // What is stored was taken by the rules of its market.
    const pick = row as TipPick;
    const result = settleTip(pick, {
      // A match that is gone was made up, and real football has come.
      status: row.match_time === null ? "cancelled" : (row.status ?? "not_started"),
      full: goals(row.home_goals, row.away_goals),
      half: goals(row.home_half, row.away_half),
    });
    const closing_price = result === "void" ? null : closingPriceOf(row);
    if (result === null || (result === row.result && closing_price === row.closing_price)) return [];
    return [{ id: row.id, result, closing_price, settled_at: now }];
  });
  await writeSettlements(db, settled);
  return settled.length;
}
