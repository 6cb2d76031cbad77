import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { type AnyQuery, loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { leadToTeam } from "../team-of-tab.server.ts";
import { coachHonorsQuery, coachQuery } from "./coach.query.ts";

interface CoachPageData {
  readonly coach_id: number;
  readonly queries: DehydratedState;
}

interface CoachPageRequest {
  readonly facts: RequestFacts;
  readonly client: QueryClient;
  readonly id: string;
  readonly search: URLSearchParams;
  /** The matches of a team; the page works without them. */
  readonly matchesOf: (teamId: number) => readonly AnyQuery[];
}

/** A coach, honours and the matches of the coach's team. Fails with `coach_not_found`. */
export async function loadCoachPage({
  facts,
  client,
  id,
  search,
  matchesOf,
}: CoachPageRequest): Promise<CoachPageData> {
  const coach_id = readId(id, "coach_not_found");
  const honors = client.query(coachHonorsQuery(coach_id)).catch(() => null);
  const { coach } = await client.query(coachQuery(coach_id));
  await leadToTeam(facts, "coach", search, coach);
  const matches = coach.team ? matchesOf(coach.team.id) : [];
  await honors;
  return {
    coach_id,
    queries: await loadQueries(client, [coachQuery(coach_id)], [coachHonorsQuery(coach_id), ...matches]),
  };
}
