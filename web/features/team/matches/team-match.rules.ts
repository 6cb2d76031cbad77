import type { MatchBrief, Side } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { boardScore } from "#shared/match/score.rules.ts";

/** On which side a team plays a match. */
export const sideOf = ({ home }: Pick<MatchBrief, "home">, teamId: number): Side =>
  home.id === teamId ? "home" : "away";

/** Goals on the board; null before kick-off, and of a match whose score nobody told. */
export function scoreOf({ score }: Pick<MatchBrief, "score">): Record<Side, number> | null {
  const { home, away } = boardScore(score);
  return home === null || away === null ? null : { home, away };
}

/** So long before kick-off (seconds) a match is about to begin, and so long after it may not have been told yet. */
const NEAR_S = 10 * 60;
const LATE_S = 3 * 3600;

/** Whether what is shown may change within the next minute: a match is in play, or may be by now. */
export function isMoving(matches: readonly Pick<MatchBrief, "status" | "match_time">[], nowMs: number) {
  const now = nowMs / 1000;
  return matches.some(
    ({ status, match_time }) =>
      isLive(status) ||
      (status === "not_started" && now >= match_time - NEAR_S && now <= match_time + LATE_S),
  );
}

/** Matches by the month in which they are played, in the order they came; a month is `YYYY-MM`. */
export function byMonth<Row extends Pick<MatchBrief, "match_time">>(
  matches: readonly Row[],
  dayOf: (seconds: number) => string,
): { readonly month: string; readonly matches: readonly Row[] }[] {
  const months = new Map<string, Row[]>();
  for (const match of matches) {
    const month = dayOf(match.match_time).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), match]);
  }
  return [...months].map(([month, own]) => ({ month, matches: own }));
}
