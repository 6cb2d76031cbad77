import type { CompetitionSeasons } from "#shared/competition/index.ts";
import { type SeasonShown, seasonShown } from "#shared/competition/season-shown.rules.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type SeasonPlayer, toSeasonPlayer } from "./season-player.ts";

export interface PlayerStatsTabData {
  /** What the team has taken part in, the latest first. */
  readonly competitions: readonly CompetitionSeasons[];
  /** What is shown; null where there is no season. */
  readonly shown: SeasonShown | null;
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
