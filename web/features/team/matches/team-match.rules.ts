import type { MatchBrief, Side } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";

/** The side of a team in a match. */
export const sideOf = ({ home }: Pick<MatchBrief, "home">, teamId: number): Side =>
  home.id === teamId ? "home" : "away";

/** Score; null before kick-off, and for a match of unknown score. */
export function scoreOf({ score }: Pick<MatchBrief, "score">): Record<Side, number> | null {
  const { home, away } = boardScore(score);
  return home === null || away === null ? null : { home, away };
}

/** Matches by month, in the given order; a month is `YYYY-MM`. */
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
