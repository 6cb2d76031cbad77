import {
  type Incident,
  isGoal,
  type MatchStat,
  runningMinute,
  type Side,
  type StatKind,
  statusTable,
} from "#shared/match/index.ts";
import { hasBegun } from "#shared/odds/standing.rules.ts";
import type { MatchAnswers } from "./match-answers.ts";

/** What the complaints about a match read from its answers. */

export const SIDES = ["home", "away"] as const;
export const rivalOf = (side: Side): Side => (side === "home" ? "away" : "home");

/** What a source tells, which decides what has to be equal and what is only at most as much. */
export interface SourceOfMatch {
  /** Everything of a match is told: every goal, card and corner, both line-ups, statistics and commentary. */
  readonly whole: boolean;
  /** Statistics of teams and players are told with each event; otherwise they follow some minutes later, until the end. */
  readonly inStep: boolean;
}

/** Incidents of a side that stand. */
export const standing = (
  incidents: readonly Incident[],
  side: Side,
  ...kinds: readonly Incident["kind"][]
): Incident[] => incidents.filter((one) => one.side === side && !one.cancelled && kinds.includes(one.kind));

export const goalsOf = (incidents: readonly Incident[], side: Side): Incident[] =>
  incidents.filter((one) => one.side === side && !one.cancelled && isGoal(one.kind));

/** A statistic of a side over a period; null where it is not told. */
export const statOf = (
  stats: readonly MatchStat[],
  kind: StatKind,
  side: Side,
  period: MatchStat["period"] = "full",
): number | null => stats.find((stat) => stat.kind === kind && stat.period === period)?.[side] ?? null;

/** Whether statistics have to be equal to what is counted: always of a source that tells them in step, else in the end. */
export const isSettled = ({ detail }: MatchAnswers, { whole, inStep }: SourceOfMatch): boolean =>
  whole && (inStep || statusTable[detail.match.status].final);

/** Regular minutes that can have been played at the most. */
export function minutesSoFar({ nowMs, detail: { match } }: MatchAnswers): number {
  const running = runningMinute(match, nowMs / 1000);
  if (running) return running.minute;
  if (match.status === "half_time") return 45;
  if (!hasBegun(match.status)) return 0;
  const hadOvertime =
    match.score.home.overtime !== null || match.status === "penalties" || match.status === "overtime";
  return hadOvertime ? 120 : 90;
}
