import type { TeamGoalTimes } from "#shared/analysis/index.ts";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

export interface GoalTimesTabData {
  /** By name. */
  readonly teams: readonly TeamGoalTimes[];
}

/** When a season's teams score and concede. */
export async function askGoalTimesTab(
  call: CallEndpoint,
  { season }: LeaguePageData,
): Promise<GoalTimesTabData> {
  if (season === null) return { teams: [] };
  return (await call("/api/v1/football/seasons/team-goal-time", { season_id: season.id })).data;
}
