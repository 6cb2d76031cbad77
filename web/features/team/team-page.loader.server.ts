import type { TeamProfile } from "#shared/team/index.ts";
import { readId } from "#web/platform/page-id.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** What stands around the tabs of a team's page. */
export interface TeamPageData {
  readonly team: TeamProfile;
}

/** A team with its ground and coach. Fails with `team_not_found`. */
export async function loadTeamPage({ call }: RequestFacts, id: string): Promise<TeamPageData> {
  const { data } = await call("/api/v1/football/teams-players", {
    team_id: readId(id, "team_not_found"),
  });
  return { team: data.team };
}
