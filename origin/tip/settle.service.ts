import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { kickOffOf } from "#origin/football/match/match.mapping.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { latestKickOff } from "#shared/match/index.ts";
import { type BetTerms, settleTip } from "#shared/tip/index.ts";
import { priceIn } from "./publish-tip.service.ts";
import { type DueRow, dueTips } from "./tip.queries.ts";
import { writeSettlements } from "./tip.store.ts";

/** Within this time after settlement a tip follows corrections of its match; then it is final. */
const CORRECTED_SECONDS = 48 * 3600;
/** Tips processed per batch: each loads a series of prices. */
const PORTION = 100;

const goals = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away };

/** The closing price before the currently scheduled kick-off, if it was for the same line. */
function closingPriceOf({ quotes, match_time, time_unknown, ...tip }: DueRow): number | null {
  if (quotes === null || match_time === null || time_unknown === null) return null;
  const kickOffMs = latestKickOff(kickOffOf({ match_time, time_unknown })) * 1000;
  const last = decodeQuotes(quotes).findLast(
    ({ in_play, suspended, known_at_ms }) => !in_play && !suspended && known_at_ms < kickOffMs,
  );
  return last && last.line === tip.line ? (priceIn(last, tip) ?? null) : null;
}

/** Updates of a due tip; null where nothing changes. */
function settlementOf(row: DueRow, now: number) {
  // A stored tip was validated by the rules of its market.
  const result = settleTip(row as BetTerms, {
    // A missing match was a demo match, deleted when real football arrived.
    status: row.match_time === null ? "cancelled" : (row.status ?? "not_started"),
    full: goals(row.home_goals, row.away_goals),
    half: goals(row.home_half, row.away_half),
  });
  const closing_price = result === "void" ? null : closingPriceOf(row);
  if (result === null || (result === row.result && closing_price === row.closing_price)) return null;
  return { id: row.id, result, closing_price, settled_at: now };
}

/**
 * Settles the tips of ended matches by the rules of shared/tip, and again those whose match was corrected. Returns the
 * number of writes. All due tips are processed in batches, so that an unchanged one does not block others.
 */
export async function settleTips(db: Database, nowMs: number): Promise<number> {
  const now = Math.floor(nowMs / 1000);
  let written = 0;
  let last = 0;
  for (;;) {
    const [due] = await readAll(db, bindQuery(dueTips, nowMs, now - CORRECTED_SECONDS, PORTION, last));
    const settled = due.flatMap((row) => settlementOf(row, now) ?? []);
    await writeSettlements(db, settled);
    written += settled.length;
    last = due.at(-1)?.id ?? last;
    if (due.length < PORTION) return written;
  }
}
