import type { CallEndpoint } from "#shared/api/index.ts";
import type { TeamMatchesName } from "../team.keys.ts";
import { askTeamMatches } from "../team.query.ts";
import type { TeamMatchesShown } from "./schedule-tab.loader.server.ts";

/** A team's next matches and its last results. */
export interface NearMatchesData {
  readonly future: TeamMatchesShown;
  readonly past: TeamMatchesShown;
}

const MATCHES = 5;

/** The next and the last matches of a team. Fails with `team_not_found`. */
export async function loadNearMatches(call: CallEndpoint, team_id: number): Promise<NearMatchesData> {
  const load = async (name: TeamMatchesName) => ({ name, answer: await askTeamMatches(call, name) });
  const [future, past] = await Promise.all([
    load({ team_id, kind: "future", limit: MATCHES, page: 1 }),
    load({ team_id, kind: "past", limit: MATCHES, page: 1 }),
  ]);
  return { future, past };
}
