import type { CompetitionSeasons } from "#shared/competition/index.ts";

/** The competition that a team is known by: the hottest, of several the one it played in last. */
export function mainCompetition(competitions: readonly CompetitionSeasons[]): CompetitionSeasons | undefined {
  return competitions.toSorted((a, b) => b.competition.hot - a.competition.hot)[0];
}
