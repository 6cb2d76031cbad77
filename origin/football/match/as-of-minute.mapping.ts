import { ask } from "#origin/db/database.ts";
import { type MatchStat, reachedMinute, type Side } from "#shared/match/index.ts";
import { type ClockRow, clocksInPlay, type ReportRow, reportsOfMatches } from "./as-of-minute.queries.ts";
import type { StatRow } from "./match.queries.ts";
import { asOfMoments, parseReports, type Reported, statKey } from "./part-report.rules.ts";
import { toMatchStat } from "./timeline.mapping.ts";

/** The minute that statistics of a match in play are as of. */

/** Rows of {@link askMinutes}, of one match. */
export interface MinuteRows {
  readonly clocks: readonly ClockRow[];
  readonly reports: readonly ReportRow[];
}

/** Questions for {@link MinuteRows} of matches, a JSON list of ids. */
export const askMinutes = (ids: string, nowMs: number) =>
  [ask(clocksInPlay, nowMs, ids), ask(reportsOfMatches, ids)] as const;

const toSeconds = (ms: number | null): number | null => (ms === null ? null : Math.floor(ms / 1000));

/** The minute a match was in at a moment; null before kick-off and for a match that is not in play. */
function minuteAt(clocks: readonly ClockRow[], atMs: number): number | null {
  const clock = clocks.findLast((row) => row.known_at <= atMs);
  if (!clock) return null;
  const { status, period_started_at, clock_speed, home_overtime } = clock;
  return reachedMinute(
    { status, period_started_at: toSeconds(period_started_at), clock_speed, overtime: home_overtime },
    atMs / 1000,
  );
}

function minutesOf(
  rows: readonly Reported[],
  { clocks, reports }: MinuteRows,
  part: ReportRow["part"],
  nowMs: number,
): (key: string) => number | null {
  if (clocks.length === 0) return () => null;
  const given = parseReports(reports.find((row) => row.part === part)?.reports);
  const moments = asOfMoments(rows, given, nowMs);
  return (key) => {
    const moment = moments.get(key);
    return moment === undefined ? null : minuteAt(clocks, moment);
  };
}

/** Statistics of one match, each with its minute. */
export function toMatchStats(stats: readonly StatRow[], rows: MinuteRows, nowMs: number): MatchStat[] {
  const reported = stats.map((row) => ({ key: statKey(row), known_at: row.known_at }));
  const minuteOf = minutesOf(reported, rows, "stats", nowMs);
  return stats.map((row) => ({ ...toMatchStat(row), as_of_minute: minuteOf(statKey(row)) }));
}

/** The minute that statistics of a side's players are as of: a source gives those of a side together. */
export function playersMinutes(
  players: readonly { readonly side: Side; readonly known_at: number }[],
  rows: MinuteRows,
  nowMs: number,
): (side: Side) => number | null {
  const reported = players.map(({ side, known_at }) => ({ key: side, known_at }));
  return minutesOf(reported, rows, "player_stats", nowMs);
}
