import type { TeamHalfFull } from "#shared/analysis/index.ts";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

export interface HalfFullTabData {
  /** By name. */
  readonly teams: readonly TeamHalfFull[];
}

/** How the matches of a season's teams stood at half-time and how they ended. */
export async function askHalfFullTab(
  call: CallEndpoint,
  { season }: LeaguePageData,
): Promise<HalfFullTabData> {
  if (season === null) return { teams: [] };
  return (await call("/api/v1/football/seasons/team-ht-ft", { season_id: season.id })).data;
}
