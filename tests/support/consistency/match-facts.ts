import {
  hasBegun,
  type Incident,
  isGoal,
  type MatchStat,
  runningMinute,
  type Side,
  type StatKind,
  statusTable,
} from "#shared/match/index.ts";
import type { MatchAnswers } from "./match-answers.ts";

/** Facts that the problems about a match derive from its responses. */

export const SIDES = ["home", "away"] as const;
export const rivalOf = (side: Side): Side => (side === "home" ? "away" : "home");

/** Completeness of a source's data, which decides which numbers have to be equal and which only bounded. */
export interface SourceOfMatch {
  /** The data of a match is complete: every goal, card and corner, both line-ups, statistics and commentary. */
  readonly whole: boolean;
  /**
   * Statistics of teams and players change with each event; otherwise they follow some minutes later, until the end.
   */
  readonly inStep: boolean;
}

/** Valid incidents of a side. */
export const standing = (
  incidents: readonly Incident[],
  side: Side,
  ...kinds: readonly Incident["kind"][]
): Incident[] => incidents.filter((one) => one.side === side && !one.cancelled && kinds.includes(one.kind));

export const goalsOf = (incidents: readonly Incident[], side: Side): Incident[] =>
  incidents.filter((one) => one.side === side && !one.cancelled && isGoal(one.kind));

/** A statistic of a side over a period; null where unknown. */
export const statOf = (
  stats: readonly MatchStat[],
  kind: StatKind,
  side: Side,
  period: MatchStat["period"] = "full",
): number | null => stats.find((stat) => stat.kind === kind && stat.period === period)?.[side] ?? null;

/** True if statistics have to equal the counted events: always for a source in step, otherwise at the end. */
export const isSettled = ({ detail }: MatchAnswers, { whole, inStep }: SourceOfMatch): boolean =>
  whole && (inStep || statusTable[detail.match.status].final);

/** Maximum number of regular minutes played so far. */
export function minutesSoFar({ nowMs, detail: { match } }: MatchAnswers): number {
  const running = runningMinute(match, nowMs / 1000);
  if (running) return running.minute;
  if (match.status === "half_time") return 45;
  if (!hasBegun(match.status)) return 0;
  const hadOvertime =
    match.score.home.overtime !== null || match.status === "penalties" || match.status === "overtime";
  return hadOvertime ? 120 : 90;
}
