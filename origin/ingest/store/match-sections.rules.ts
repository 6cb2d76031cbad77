import type { lineups } from "#origin/db/schema/lineup.table.ts";
import type { match_figures } from "#origin/db/schema/match-statistics.table.ts";
import type { player_stats } from "#origin/db/schema/player.table.ts";
import type { commentary } from "#origin/db/schema/timeline.table.ts";
import {
  encodeCounts,
  encodePlayers,
  encodeStats,
  STATISTICS_FORMAT,
} from "#origin/football/statistic/statistic-codec.ts";
import type {
  BatchCommentaryLine,
  BatchLineup,
  BatchPlayerStats,
  BatchSettledStatistics,
} from "../batch.schema.ts";
import { type StoredRow, sameRow } from "./row.ts";
import { translationsText } from "./texts.ts";

/**
 * Merges optional match data with the stored one. It replaces the stored data; unchanged items keep the moment they
 * became known, new ones became known on arrival unless the source states when.
 */

export type LineupRow = StoredRow<typeof lineups>;
export type PlayerStatsRow = StoredRow<typeof player_stats>;
export type SettledStatisticsRow = StoredRow<typeof match_figures>;
export type CommentaryRow = StoredRow<typeof commentary>;

/** Inputs of the merge besides the data. */
export interface SectionContext {
  readonly matchId: number;
  readonly nowMs: number;
}

/** A line-up with our ids. */
export interface ResolvedLineup {
  readonly given: BatchLineup;
  readonly coachId: number | null;
  readonly playerIds: readonly number[];
}

function playersText({ given, playerIds }: ResolvedLineup): string {
  const players = given.players.map(({ shirt_number, position, starter, captain, x, y }, index) => {
    return { player_id: playerIds[index], shirt_number, position, starter, captain, x, y };
  });
  return JSON.stringify(players);
}

/** Of rows at the same moment the later listed one wins. */
const lastOfEach = <Of>(rows: readonly Of[], keyOf: (row: Of) => string): Of[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Line-ups to store. */
export function mergeLineups(
  items: readonly ResolvedLineup[],
  stored: readonly LineupRow[],
  { matchId, nowMs }: SectionContext,
): LineupRow[] {
  const rows = items.map((item): LineupRow => {
    const { side, confirmed, formation, known_at_ms } = item.given;
    const row = {
      match_id: matchId,
      side,
      confirmed: Number(confirmed),
      formation,
      coach_id: item.coachId,
      players: playersText(item),
    };
    const latest = stored.findLast((known) => known.side === side);
    const kept = latest && sameRow(row, latest) ? latest.known_at : nowMs;
    return { ...row, known_at: known_at_ms ?? kept };
  });
  return lastOfEach(rows, (row) => `${row.side}/${row.known_at}`);
}

/** Player statistics to store; `playerIds` are those of `items`. */
export function mergePlayerStats(
  items: readonly BatchPlayerStats[],
  playerIds: readonly number[],
  stored: readonly PlayerStatsRow[],
  { matchId, nowMs }: SectionContext,
): PlayerStatsRow[] {
  const latest = new Map(stored.map((row) => [row.player_id, row]));
  const rows = items.map(({ side, starter, minutes_played, rating, counts, known_at_ms }, index) => {
    const player_id = playerIds[index] ?? 0;
    const row = {
      match_id: matchId,
      player_id,
      side,
      starter: Number(starter),
      minutes_played,
      rating,
      counts: encodeCounts(counts),
    };
    const known = latest.get(player_id);
    const kept = known && sameRow(row, known) ? known.known_at : nowMs;
    return { ...row, known_at: known_at_ms ?? kept };
  });
  return lastOfEach(rows, (row) => `${row.player_id}/${row.known_at}`);
}

/** Compact statistics to store; `playerIds` are those of its players. */
export function toSettledStatistics(
  { known_at_ms, stats, players }: BatchSettledStatistics,
  playerIds: readonly number[],
  matchId: number,
): SettledStatisticsRow {
  const withIds = players.map((player, index) => ({ ...player, player_id: playerIds[index] ?? 0 }));
  return {
    match_id: matchId,
    known_at: known_at_ms,
    format: STATISTICS_FORMAT,
    stats: encodeStats(stats),
    home_players: encodePlayers(withIds.filter(({ side }) => side === "home")),
    away_players: encodePlayers(withIds.filter(({ side }) => side === "away")),
  };
}

const isSameLine = (line: BatchCommentaryLine, row: CommentaryRow | undefined): boolean =>
  row !== undefined && row.text === line.text && row.minute === line.minute && row.side === line.side;

/** Commentary to store. An unchanged line keeps its id, even at another index. */
export function mergeCommentary(
  lines: readonly BatchCommentaryLine[],
  stored: readonly CommentaryRow[],
  { matchId, nowMs, nextId }: SectionContext & { readonly nextId: () => number },
): CommentaryRow[] {
  let from = 0;
  return lines.map((line, position) => {
    const equal = isSameLine(line, stored[from])
      ? from
      : stored.findIndex((row, index) => index > from && isSameLine(line, row));
    const known = stored[equal];
    if (known) from = equal + 1;
    const { minute, added, side, text } = line;
    const translations = translationsText(line.translations) ?? null;
    const known_at = line.known_at_ms ?? known?.known_at ?? nowMs;
    const id = known?.id ?? nextId();
    return { id, match_id: matchId, position, known_at, minute, added, side, text, translations };
  });
}
