import type { RequestFacts } from "#web/platform/request-context.ts";
import { dataOrNull } from "#web/platform/side-call.ts";
import type { MatchDetailAnswer, Standings } from "../match.keys.ts";
import { loadMatchDetail } from "./match-detail.loader.server.ts";

export interface MatchPageData {
  readonly detail: MatchDetailAnswer;
  /** Null when the tables could not be had: the match is shown all the same. */
  readonly standings: Standings | null;
}

/** What stands around the tabs of a match's page: the match itself, and the tables of its season. */
export async function loadMatchPage(facts: RequestFacts, id: string): Promise<MatchPageData> {
  const detail = await loadMatchDetail(facts, id);
  const standings = await dataOrNull(
    facts.call("/api/v1/football/seasons/tablestanding", { season_id: detail.match.season_id }),
  );
  return { detail, standings };
}
