/** Two teams' values of one kind as two bars that meet in the middle. */
export interface Duel {
  readonly home: number | null;
  readonly away: number | null;
}

/** The home side's share of both, in percent; null where there is nothing to compare. */
export function homeShareOf({ home, away }: Duel): number | null {
  if (home === null || away === null) return null;
  const sum = home + away;
  return sum > 0 ? (home / sum) * 100 : null;
}

/** Which of both has more; null where the page writes both alike, as it does 499.6 and 500.4 passes. */
export function leaderOf({ home, away }: Duel, textOf: (value: number) => string): "home" | "away" | null {
  if (home === null || away === null || textOf(home) === textOf(away)) return null;
  return home > away ? "home" : "away";
}
