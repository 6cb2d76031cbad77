import { AppError } from "#shared/errors/app-error.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { MatchDetailAnswer, Standings } from "./match.keys.ts";

export interface MatchPageData {
  readonly detail: MatchDetailAnswer;
  /** Null when the tables could not be had: the match is shown all the same. */
  readonly standings: Standings | null;
}

/** A match with its incidents, statistics and commentary. An id that is no number is an unknown match. */
export async function loadMatchDetail(facts: RequestFacts, id: string): Promise<MatchDetailAnswer> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError("match_not_found", { detail: id });
  return (await facts.call("/api/v1/football/matches/live/detail", { match_id: Number(id) })).data;
}

/** What stands around the tabs of a match's page: the match itself, and the tables of its season. */
export async function loadMatchPage(facts: RequestFacts, id: string): Promise<MatchPageData> {
  const detail = await loadMatchDetail(facts, id);
  const standings = await facts
    .call("/api/v1/football/seasons/tablestanding", { season_id: detail.match.season_id })
    .then(({ data }) => data)
    .catch(() => null);
  return { detail, standings };
}
