import type { Match } from "#shared/match/index.ts";

/** Result of a match as text, with the shoot-out after it: `2-2 (4-3)`. */
export function resultOf({ score: { home, away } }: Pick<Match, "score">): string {
  const goals = ({ goals, overtime }: typeof home) => overtime ?? goals ?? 0;
  const shootOut = home.penalties === null ? "" : ` (${home.penalties}-${away.penalties ?? 0})`;
  return `${goals(home)}-${goals(away)}${shootOut}`;
}
