import type { AnswerAt } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export type MatchInfoAnswer = AnswerAt<"/api/v1/football/matches/recentdetail">["info"];

export interface DetailTabData {
  /** Ground, weather, referee; null when they could not be had. */
  readonly info: MatchInfoAnswer | null;
}

/** What the first tab shows beside the match itself. Nothing of it is worth failing the tab. */
export async function loadDetailTab({ call }: RequestFacts, match: Match): Promise<DetailTabData> {
  const info = await call("/api/v1/football/matches/recentdetail", { match_id: match.id })
    .then(({ data }) => data.info)
    .catch(() => null);
  return { info };
}
