import type { AnswerAt, PageInfo } from "#shared/api/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { FIGURE_ROWS, pageAt } from "../figure-page.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";

export interface TransfersTabData {
  /** Newest first. */
  readonly transfers: AnswerAt<"/api/v1/football/seasons/transfers">["transfers"];
  readonly page: PageInfo;
}

/** A page of the moves to and from a season's teams. */
export async function loadTransfersTab(
  { call }: RequestFacts,
  { season }: LeaguePageData,
  search: URLSearchParams,
): Promise<TransfersTabData> {
  const page = { limit: FIGURE_ROWS, page: pageAt(search) };
  if (season === null) return { transfers: [], page: { ...page, total: 0 } };
  const answer = await call("/api/v1/football/seasons/transfers", { season_id: season.id, ...page });
  const { transfers } = answer.data;
  return { transfers, page: answer.page ?? { ...page, total: transfers.length } };
}
