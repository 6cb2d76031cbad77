import type { AnswerAt, CallEndpoint } from "#shared/api/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

export type StandingsTabData = AnswerAt<"/api/v1/football/seasons/tablestanding">;

/** Every table of the season. */
export async function askStandingsTab(
  call: CallEndpoint,
  { season }: LeaguePageData,
): Promise<StandingsTabData> {
  if (season === null) return { promotions: [], tables: [] };
  return (await call("/api/v1/football/seasons/tablestanding", { season_id: season.id })).data;
}
