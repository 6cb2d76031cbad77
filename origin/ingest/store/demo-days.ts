import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import { dayOfText } from "#origin/demo/calendar/days.ts";
import { decodeQuotes, encodeQuotes } from "#origin/football/odds/price-series.ts";
import type { PlayerStatsRow } from "#origin/football/player/performance.sql.ts";
import {
  decodeCounts,
  encodePlayers,
  encodeStats,
  STATISTICS_FORMAT,
} from "#origin/football/statistic/statistic-codec.ts";
import {
  demoMatchesBetween,
  type LastStatRow,
  lastPlayerStats,
  lastStats,
  leadingPrices,
} from "./demo-world.queries.ts";
import type { SettledStatisticsRow } from "./match-sections.rules.ts";
import type { PriceSeriesRow } from "./prices.rules.ts";
import { deleteRows, insertRows, replaceRows } from "./row.ts";

/** Compaction of past days of the demo world. Nothing visible changes, so no match counts as changed. */

/** Matches read and written at once: some four hundred rows each. */
const PORTION = 25;

async function matchesOfDay(db: Database, date: string): Promise<number[][]> {
  const from = dayOfText(date) * 86_400;
  const [matches] = await readAll(db, bindQuery(demoMatchesBetween, from, from + 86_400));
  return portionsOf(
    matches.map((row) => row.id),
    PORTION,
  );
}

function settledRowOf(
  matchId: number,
  stats: readonly LastStatRow[],
  players: readonly PlayerStatsRow[],
): SettledStatisticsRow {
  const textOf = (side: "home" | "away") =>
    encodePlayers(
      players
        .filter((row) => row.side === side)
        .map((row) => ({ ...row, starter: row.starter === 1, counts: decodeCounts(row.counts) })),
    );
  return {
    match_id: matchId,
    known_at: Math.max(...stats.map((row) => row.known_at)),
    format: STATISTICS_FORMAT,
    stats: encodeStats(stats),
    home_players: textOf("home"),
    away_players: textOf("away"),
  };
}

/** Replaces running statistics of an ended day by one row per match. */
export async function settleDay(db: Database, date: string, nowMs: number): Promise<void> {
  for (const ids of await matchesOfDay(db, date)) {
    const list = JSON.stringify(ids);
    const [stats, players] = await readAll(
      db,
      bindQuery(lastStats, nowMs, list),
      bindQuery(lastPlayerStats, nowMs, list),
    );
    const playersOf = Map.groupBy(players, (row) => Number(row.match_id));
    const settledRows = [...Map.groupBy(stats, (row) => Number(row.match_id))].map(([id, rows]) =>
      settledRowOf(id, rows, playersOf.get(id) ?? []),
    );
    if (settledRows.length === 0) continue;
    const settled = settledRows.map((row) => row.match_id);
    await db.batch([
      ...replaceRows(db, "match_figures", settledRows, ["match_id"]),
      ...deleteRows(db, "stats", "match_id", settled),
      ...deleteRows(db, "player_stats", "match_id", settled),
    ]);
  }
}

/** The first and last price before kick-off, as matches of long ago have them. */
function ends(row: PriceSeriesRow): PriceSeriesRow[] {
  const before = decodeQuotes(row.quotes).filter((quote) => !quote.in_play);
  const kept = before.filter((_, index) => index === 0 || index === before.length - 1);
  return kept.length === 0 ? [] : [{ ...row, quotes: encodeQuotes(kept) }];
}

/** Deletes commentary of an old day, and its prices except the first and last ones of the leading bookmaker. */
export async function thinDay(db: Database, date: string): Promise<void> {
  for (const ids of await matchesOfDay(db, date)) {
    const [prices] = await readAll(db, bindQuery(leadingPrices, JSON.stringify(ids)));
    await db.batch([
      ...deleteRows(db, "price_series", "match_id", ids),
      ...deleteRows(db, "commentary", "match_id", ids),
      ...insertRows(db, "price_series", prices.flatMap(ends)),
    ]);
  }
}
