import type { CallEndpoint } from "#shared/api/index.ts";
import type { CompetitionSeasons, SeasonRef } from "#shared/competition/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { PlayerSeasonStats } from "#shared/player/index.ts";

/** A season of a competition. */
interface SeasonShown {
  readonly competition: CompetitionRef;
  readonly season: SeasonRef;
}

/** A player's season; without figures where he is not known to have played. */
export interface PlayerSeason extends SeasonShown {
  readonly stats: PlayerSeasonStats | null;
}

/** The season that is asked for, else the newest of the competition that he is known by: the hottest. */
export function seasonShown(
  competitions: readonly CompetitionSeasons[],
  wanted: number | null,
): SeasonShown | null {
  for (const { competition, seasons } of competitions) {
    const season = seasons.find(({ id }) => id === wanted);
    if (season) return { competition, season };
  }
  const [main] = competitions.toSorted((a, b) => b.competition.hot - a.competition.hot);
  const season = main?.seasons[0];
  return main && season ? { competition: main.competition, season } : null;
}

/** Figures of a player's season. */
export async function askSeason(
  call: CallEndpoint,
  player_id: number,
  shown: SeasonShown,
): Promise<PlayerSeason> {
  const query = { player_id, season_id: shown.season.id };
  const { data } = await call("/api/v1/football/players/statsseason", query);
  return { ...shown, stats: data.stats };
}
