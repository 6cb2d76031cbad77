import type { Poll } from "#shared/poll/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** A match's poll; null when it could not be had, because no page should fail for it. */
export async function loadPoll({ call }: RequestFacts, matchId: number): Promise<Poll | null> {
  return call("/api/v1/football/matches/poll", { match_id: matchId })
    .then(({ data }) => data.poll)
    .catch(() => null);
}
