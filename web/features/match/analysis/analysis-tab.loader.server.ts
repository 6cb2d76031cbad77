import type { Match } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export interface AnalysisTabData {
  readonly match_id: number;
}

/** Stands here until the tab is built. */
export async function loadAnalysisTab(
  _facts: RequestFacts,
  match: Match,
  _search: URLSearchParams,
): Promise<AnalysisTabData> {
  return { match_id: match.id };
}
