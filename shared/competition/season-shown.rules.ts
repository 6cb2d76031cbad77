import type { CompetitionRef } from "../match/index.ts";
import type { CompetitionSeasons, SeasonRef } from "./competition.schema.ts";

/**
 * The competition a team or player is known by: of those with at least half the matches of the most played, the
 * hottest.
 */
export function mainCompetition(competitions: readonly CompetitionSeasons[]): CompetitionSeasons | undefined {
  const most = Math.max(0, ...competitions.map(({ matches }) => matches));
  const regular = competitions.filter(({ matches }) => matches * 2 >= most);
  return regular.toSorted((a, b) => b.competition.hot - a.competition.hot || b.matches - a.matches)[0];
}

/** A season of a competition. */
export interface SeasonShown {
  readonly competition: CompetitionRef;
  readonly season: SeasonRef;
}

/** The requested season, else the newest of the main competition; null where there is none. */
export function seasonShown(
  competitions: readonly CompetitionSeasons[],
  wanted: number | null,
): SeasonShown | null {
  for (const { competition, seasons } of competitions) {
    const season = seasons.find(({ id }) => id === wanted);
    if (season) return { competition, season };
  }
  const main = mainCompetition(competitions);
  const season = main?.seasons[0];
  return main && season ? { competition: main.competition, season } : null;
}

/** The requested competition, else the main one; null where there is none. */
export function competitionShown(
  competitions: readonly CompetitionSeasons[],
  wanted: number | null,
): CompetitionRef | null {
  const found = competitions.find(({ competition }) => competition.id === wanted);
  return (found ?? mainCompetition(competitions))?.competition ?? null;
}
