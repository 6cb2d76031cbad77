import type { CompetitionSeasons, SeasonRef } from "#shared/competition/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type SeasonPlayer, toSeasonPlayer } from "./season-player.ts";
import { mainCompetition } from "./team-season.rules.ts";

export interface PlayerStatsTabData {
  /** What the team has taken part in, the latest first. */
  readonly competitions: readonly CompetitionSeasons[];
  /** What is shown; null where there is no season. */
  readonly shown: { readonly competition: CompetitionRef; readonly season: SeasonRef } | null;
  readonly players: readonly SeasonPlayer[];
}

/** Figures of a team's players in one season, by default the newest of its main competition. */
export async function loadPlayerStatsTab(
  { call }: RequestFacts,
  team_id: number,
  search: URLSearchParams,
): Promise<PlayerStatsTabData> {
  const { data } = await call("/api/v1/football/teams/listcomp", { team_id });
  const { competitions } = data;
  const shown = seasonShown(competitions, Number(search.get("season_id")));
  if (!shown) return { competitions, shown: null, players: [] };
  const answer = await call("/api/v1/football/teams/players/seasonstats", {
    team_id,
    season_id: shown.season.id,
  });
  return { competitions, shown, players: answer.data.players.map(toSeasonPlayer) };
}

function seasonShown(
  competitions: readonly CompetitionSeasons[],
  wanted: number,
): PlayerStatsTabData["shown"] {
  for (const { competition, seasons } of competitions) {
    const season = seasons.find(({ id }) => id === wanted);
    if (season) return { competition, season };
  }
  const main = mainCompetition(competitions);
  const season = main?.seasons[0];
  return main && season ? { competition: main.competition, season } : null;
}
