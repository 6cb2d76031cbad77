import type { Coach } from "#shared/coach/index.ts";
import type { Honor } from "#shared/honor/index.ts";
import { readId } from "#web/platform/page-id.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type Missing, missingFor } from "#web/platform/side-call.ts";
import { leadToTeam } from "../team-of-tab.server.ts";

interface CoachPageData<Matches> {
  readonly coach: Coach;
  /** Null when they could not be had. */
  readonly honors: readonly Honor[] | null;
  /** Of his team; null where he has none. */
  readonly matches: Matches | Missing | null;
}

/** A coach, what he has won and his team's matches, which the route knows how to ask for. Fails with `coach_not_found`. */
export async function loadCoachPage<Matches>(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
  loadMatches: (teamId: number) => Promise<Matches>,
): Promise<CoachPageData<Matches>> {
  const { call } = facts;
  const coach_id = readId(id, "coach_not_found");
  const [{ data }, honors] = await Promise.all([
    call("/api/v1/football/coachs/detail", { coach_id }),
    call("/api/v1/football/coachs/honor", { coach_id })
      .then((answer) => answer.data.honors)
      .catch(() => null),
  ]);
  await leadToTeam(facts, "coach", search, data.coach);
  const { team } = data.coach;
  const matches = team ? await loadMatches(team.id).catch(missingFor) : null;
  return { coach: data.coach, honors, matches };
}
