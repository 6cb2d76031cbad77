import type { AnswerAt, PageInfo } from "#shared/api/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { FIGURE_ROWS, pageAt } from "../figure-page.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

export interface ScorersTabData {
  readonly scorers: AnswerAt<"/api/v1/football/seasons/shooter/stats">["scorers"];
  readonly page: PageInfo;
}

/** A page of the season's scorers. */
export async function loadScorersTab(
  { call }: RequestFacts,
  { season }: LeaguePageData,
  search: URLSearchParams,
): Promise<ScorersTabData> {
  const page = { limit: FIGURE_ROWS, page: pageAt(search) };
  if (season === null) return { scorers: [], page: { ...page, total: 0 } };
  const answer = await call("/api/v1/football/seasons/shooter/stats", { season_id: season.id, ...page });
  const { scorers } = answer.data;
  return { scorers, page: answer.page ?? { ...page, total: scorers.length } };
}
