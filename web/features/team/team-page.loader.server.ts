import { AppError } from "#shared/errors/app-error.ts";
import type { TeamProfile } from "#shared/team/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** What stands around the tabs of a team's page. */
export interface TeamPageData {
  readonly team: TeamProfile;
}

/** The id in a team's address. One that is no number is an unknown team. */
export function readTeamId(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError("team_not_found", { detail: id });
  return Number(id);
}

/** A team with its ground and coach. Fails with `team_not_found`. */
export async function loadTeamPage({ call }: RequestFacts, id: string): Promise<TeamPageData> {
  const { data } = await call("/api/v1/football/teams-players", { team_id: readTeamId(id) });
  return { team: data.team };
}
