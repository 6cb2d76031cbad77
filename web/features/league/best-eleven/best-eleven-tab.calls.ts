import type { AnswerAt, CallEndpoint } from "#shared/api/index.ts";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import { bestPartAt } from "./best-part.ts";

export type BestElevenTabData = AnswerAt<"/api/v1/football/seasons/bestlineup">;

/** The best eleven of a round or stage, by default of the last round that was played. */
export async function askBestElevenTab(
  call: CallEndpoint,
  page: LeaguePageData,
  search: URLSearchParams,
): Promise<BestElevenTabData> {
  const { season } = page;
  if (season === null) return { round: null, stage_id: null, lineup: null };
  const query = { season_id: season.id, ...bestPartAt(page, search) };
  return (await call("/api/v1/football/seasons/bestlineup", query)).data;
}
