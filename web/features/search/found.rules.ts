import type { Match } from "#shared/match/index.ts";
import type { SearchAnswer } from "#shared/search/index.ts";
import type { SearchKind } from "#shared/search/search.table.ts";

/** The list of a response that holds a kind. */
export const listOf = {
  match: "matches",
  league: "competitions",
  team: "teams",
  player: "players",
  coach: "coaches",
} as const satisfies Record<SearchKind, keyof SearchAnswer>;

/** Number of results over all kinds. */
export const totalOf = ({ totals }: Pick<SearchAnswer, "totals">): number =>
  Object.values(totals).reduce((sum, count) => sum + count, 0);

/** Matches by day, in response order. */
export function byDay(
  matches: readonly Match[],
  dayOf: (seconds: number) => string,
): { readonly day: string; readonly matches: readonly Match[] }[] {
  const days = new Map<string, Match[]>();
  for (const match of matches) {
    const day = dayOf(match.match_time);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, own]) => ({ day, matches: own }));
}
