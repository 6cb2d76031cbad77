import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/page-id.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type Missing, missingFor } from "#web/platform/side-call.ts";
import { leadToTeam } from "../team-of-tab.server.ts";
import { coachHonorsQuery, coachQuery } from "./coach.query.ts";

interface CoachPageData<Matches> {
  readonly coach_id: number;
  readonly queries: DehydratedState;
  /** Of the coach's team; null without a team. */
  readonly matches: Matches | Missing | null;
}

interface CoachPageRequest<Matches> {
  readonly facts: RequestFacts;
  readonly client: QueryClient;
  readonly id: string;
  readonly search: URLSearchParams;
  /** Loads the matches of a team. */
  readonly loadMatches: (teamId: number) => Promise<Matches>;
}

/** A coach, honours and the matches of the coach's team. Fails with `coach_not_found`. */
export async function loadCoachPage<Matches>({
  facts,
  client,
  id,
  search,
  loadMatches,
}: CoachPageRequest<Matches>): Promise<CoachPageData<Matches>> {
  const coach_id = readId(id, "coach_not_found");
  const ofTeam = async () => {
    const { coach } = await client.query(coachQuery(coach_id));
    await leadToTeam(facts, "coach", search, coach);
    return coach.team ? loadMatches(coach.team.id).catch(missingFor) : null;
  };
  const [queries, matches] = await Promise.all([
    loadQueries(client, [coachQuery(coach_id)], [coachHonorsQuery(coach_id)]),
    ofTeam(),
  ]);
  return { coach_id, queries, matches };
}
