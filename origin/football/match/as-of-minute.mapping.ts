import { bindQuery } from "#origin/db/database.ts";
import { minutesPlayed, spellsOf } from "#shared/lineup/index.ts";
import { type Incident, type MatchStat, minutesOver, reachedMinute, type Side } from "#shared/match/index.ts";
import type { PlayerStatsRow } from "../player/performance.sql.ts";
import { type ClockRow, clocksInPlay, type ReportRow, reportsOfMatches } from "./as-of-minute.queries.ts";
import type { StatRow } from "./match.queries.ts";
import {
  asOfMoments,
  lastReports,
  parseReports,
  type StatisticsReport,
  statKey,
} from "./statistics-report.rules.ts";
import { toMatchStat } from "./timeline.mapping.ts";

/** The minute that live statistics are as of. */

/** Rows of {@link minuteQueries}, of one match. */
export interface MinuteRows {
  readonly clocks: readonly ClockRow[];
  readonly reports: readonly ReportRow[];
}

/** Queries for {@link MinuteRows} of matches, a JSON list of ids. */
export const minuteQueries = (ids: string, nowMs: number) =>
  [bindQuery(clocksInPlay, nowMs, ids), bindQuery(reportsOfMatches, ids)] as const;

const MINUTE_MS = 60_000;

const toSeconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000));

/** The clock's minute at a moment. */
function minuteOn(clock: ClockRow, atMs: number, minuteOf: typeof reachedMinute): number | null {
  const { status, clock_speed, minute, added, home_overtime: overtime } = clock;
  const period_started_at = toSeconds(clock.period_started_at);
  const stated = minute === null ? null : { minute, added: added ?? 0 };
  return minuteOf({ status, period_started_at, clock_speed, minute: stated, overtime }, atMs / 1000);
}

/** The minute of a match at a moment; null before kick-off, when not in play, or when interrupted. */
function minuteAt(clocks: readonly ClockRow[], atMs: number): number | null {
  if (clocks.at(-1)?.status === "interrupted") return null;
  const clock = clocks.findLast((row) => row.known_at <= atMs);
  return clock ? minuteOn(clock, atMs, reachedMinute) : null;
}

/** Completed minutes of a live match; while the clock is stopped, those completed then. */
function minutesOverBy(clocks: readonly ClockRow[], nowMs: number): number {
  const ends = [...clocks.slice(1).map((row) => row.known_at), nowMs];
  const counted = clocks.map((clock, index) => minuteOn(clock, ends[index] ?? nowMs, minutesOver));
  return counted.findLast((minute) => minute !== null) ?? 0;
}

const reportsOf = (reports: readonly ReportRow[], part: ReportRow["part"]): StatisticsReport[] =>
  parseReports(reports.find((row) => row.part === part)?.reports);

/** Statistics of one match, each with its minute. */
export function toMatchStats(
  stats: readonly StatRow[],
  { clocks, reports }: MinuteRows,
  nowMs: number,
): MatchStat[] {
  const reported = stats.map((row) => ({ key: statKey(row), known_at: row.known_at }));
  const moments = asOfMoments(reported, reportsOf(reports, "stats"), nowMs);
  return stats.map((row) => {
    const moment = moments.get(statKey(row));
    return { ...toMatchStat(row), as_of_minute: moment === undefined ? null : minuteAt(clocks, moment) };
  });
}

/** Inputs of the players' minutes in one match. */
interface PlayerRows extends MinuteRows {
  readonly incidents: readonly Incident[];
}

type CountedPlayer = Pick<PlayerStatsRow, "player_id" | "side" | "starter"> & { readonly known_at: number };

/**
 * The minute of a side's player statistics. A source that reports sends those of a side together. A source that dates
 * its changes has rows of several moments: the statistics are as of the oldest row of a player on the pitch.
 */
export function playersMinutes(
  players: readonly CountedPlayer[],
  { clocks, reports, incidents }: PlayerRows,
  nowMs: number,
): (side: Side) => number | null {
  const last = lastReports(reportsOf(reports, "player_stats"), nowMs);
  const spellOf = spellsOf(incidents);
  const isOn = ({ player_id, starter }: CountedPlayer) =>
    spellOf({ id: player_id, starter: starter === 1 })?.to_minute === null;
  return (side) => {
    const own = players.filter((row) => row.side === side);
    if (own.length === 0) return null;
    const reported = last.get(side);
    if (reported !== undefined)
      return minuteAt(clocks, Math.max(reported, ...own.map(({ known_at }) => known_at)));
    const on = own.filter(isOn);
    return minuteAt(clocks, Math.min(...(on.length > 0 ? on : own).map(({ known_at }) => known_at)));
  };
}

/**
 * Minutes played so far. A source that dates its changes has rows with minutes of several moments, so during the match
 * minutes are computed from line-up, substitutions, cards and the clock, to be consistent within a side. Only completed
 * minutes count: a substitution becomes known some seconds later, often in the following minute.
 */
export function playedMinutes(
  { clocks, reports, incidents }: PlayerRows,
  nowMs: number,
): (row: PlayerStatsRow) => number | null {
  const last = lastReports(reportsOf(reports, "player_stats"), nowMs);
  if (clocks.length === 0) return ({ minutes_played }) => minutes_played;
  const over = minutesOverBy(clocks, nowMs);
  const spellOf = spellsOf(incidents);
  return ({ player_id, side, starter, minutes_played }) => {
    const spell = last.has(side) ? null : spellOf({ id: player_id, starter: starter === 1 });
    return spell ? minutesPlayed(spell, over) : minutes_played;
  };
}

/** When the next minute of a live match begins, milliseconds UTC; null while the clock is stopped. */
export function nextMinuteMs(clocks: readonly ClockRow[], nowMs: number): number | null {
  const clock = clocks.at(-1);
  if (!clock || clock.period_started_at === null || minuteAt(clocks, nowMs) === null) return null;
  const minuteMs = MINUTE_MS / clock.clock_speed;
  const elapsed = Math.floor((nowMs - clock.period_started_at) / minuteMs);
  return clock.period_started_at + (elapsed + 1) * minuteMs;
}
