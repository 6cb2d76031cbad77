import type { Match, MatchStat } from "#shared/match/index.ts";
import { reachedMinute } from "#shared/match/match-clock.ts";

/** Statistics of a live match count as old when they lag by this many minutes. */
const FRESH_MINUTES = 5;

type AsOf = MatchStat["as_of_minute"];

/** The minute a match has reached on this page's clock, which includes the reader's delay. */
export const reachedOnPage = (match: Match, nowMs: number): number | null =>
  reachedMinute({ ...match, overtime: match.score.home.overtime }, nowMs / 1000);

/** A half's last minute: after it nothing of the half changes. */
const PERIOD_ENDS = { full: 120, first_half: 45, second_half: 90 } as const;

/** The minute of an old statistic; null if it is current or of unknown age. */
export function oldMinute(
  asOf: AsOf,
  reached: number | null,
  period: MatchStat["period"] = "full",
): number | null {
  if (asOf === undefined || asOf === null || reached === null) return null;
  return asOf < Math.min(reached, PERIOD_ENDS[period]) - FRESH_MINUTES ? asOf : null;
}

/** The old minute shared by all; null if one is current or has another minute. */
export function commonMinute(minutes: readonly (number | null)[]): number | null {
  const [first = null] = minutes;
  return minutes.every((minute) => minute === first) ? first : null;
}

/** True if any statistic is old in a match that has reached a minute. */
export const areOld = (
  stats: readonly Pick<MatchStat, "as_of_minute" | "period">[],
  reached: number | null,
): boolean => stats.some(({ as_of_minute, period }) => oldMinute(as_of_minute, reached, period) !== null);

/** Pushed statistics, with the minutes of fetched ones with equal values: rooms do not broadcast unchanged values. */
export function withNewerMinutes(
  pushed: readonly MatchStat[],
  fetched: readonly MatchStat[],
): readonly MatchStat[] {
  const stats = pushed.map((stat) => {
    const again = fetched.find(({ kind, period }) => kind === stat.kind && period === stat.period);
    const isSame = again?.home === stat.home && again.away === stat.away;
    return isSame && (again.as_of_minute ?? -1) > (stat.as_of_minute ?? -1) ? again : stat;
  });
  return stats.some((stat, at) => stat !== pushed[at]) ? stats : pushed;
}
