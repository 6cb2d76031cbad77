import type { CallEndpoint } from "#shared/api/index.ts";
import type { SeasonShown } from "#shared/competition/season-shown.rules.ts";
import type { PlayerSeasonStats } from "#shared/player/index.ts";

/** A player's season; without figures where he is not known to have played. */
export interface PlayerSeason extends SeasonShown {
  readonly stats: PlayerSeasonStats | null;
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
