import type { Match } from "#shared/match/index.ts";
import { groupByCompetition, type MatchGroup } from "#shared/match/match-order.ts";

/** Followed matches of one day. */
export interface FavouriteDay {
  /** `YYYY-MM-DD` in the shown time zone. */
  readonly date: string;
  readonly count: number;
  readonly groups: readonly MatchGroup[];
}

/** Matches by day: today, upcoming days, then past days, latest first. A duplicate match is shown once. */
export function favouriteDays(
  matches: readonly Match[],
  today: string,
  dayOf: (seconds: number) => string,
): FavouriteDay[] {
  const byId = new Map<number, Match>();
  for (const match of matches) {
    const known = byId.get(match.id);
    if (!known || known.updated_at <= match.updated_at) byId.set(match.id, match);
  }
  const days = new Map<string, Match[]>();
  for (const match of byId.values()) {
    const date = dayOf(match.match_time);
    days.set(date, [...(days.get(date) ?? []), match]);
  }
  const dates = [...days.keys()].sort();
  const ahead = dates.filter((date) => date >= today);
  const past = dates.filter((date) => date < today).reverse();
  return [...ahead, ...past].map((date) => {
    const ofDay = days.get(date) ?? [];
    return { date, count: ofDay.length, groups: groupByCompetition(ofDay) };
  });
}
