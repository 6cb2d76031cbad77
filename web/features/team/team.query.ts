import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { type TeamMatches, type TeamMatchesName, teamMatchesKey } from "./team.keys.ts";

const paths = {
  future: "/api/v1/football/team-future-matches",
  past: "/api/v1/football/team-history-matches",
} as const;

/** A page of a team's matches. Fails with `team_not_found`. `call` is edge's on the server, fetch in the browser. */
export async function askTeamMatches(
  call: CallEndpoint,
  { team_id, kind, limit, page }: TeamMatchesName,
): Promise<TeamMatches> {
  const { data, page: info } = await call(paths[kind], { team_id, limit, page });
  return { matches: data.matches, page: info ?? { limit, page, total: data.matches.length } };
}

/** The same through the query cache. */
export const teamMatchesQuery = (call: CallEndpoint, name: TeamMatchesName) =>
  queryOptions({ queryKey: teamMatchesKey(name), queryFn: () => askTeamMatches(call, name) });
