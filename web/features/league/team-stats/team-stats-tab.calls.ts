import type { CallEndpoint } from "#shared/api/index.ts";
import type { TeamSeasonStats } from "#shared/team/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

export interface TeamStatsTabData {
  /** By name. */
  readonly teams: readonly TeamSeasonStats[];
}

/** What each team of a season did. */
export async function askTeamStatsTab(
  call: CallEndpoint,
  { season }: LeaguePageData,
): Promise<TeamStatsTabData> {
  if (season === null) return { teams: [] };
  return (await call("/api/v1/football/seasons/team-statitics", { season_id: season.id })).data;
}
