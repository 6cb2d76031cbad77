import { AppError } from "#shared/errors/app-error.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { MatchDetailAnswer, Standings } from "./match.keys.ts";
import { matchDetailQuery, standingsQuery } from "./match.query.ts";

export interface MatchPageData {
  readonly detail: MatchDetailAnswer;
  /** Null when the tables could not be had: the match is shown all the same. */
  readonly standings: Standings | null;
}

/** A match with the tables of its season. An id that is no number is an unknown match. */
export async function loadMatchPage(facts: RequestFacts, id: string): Promise<MatchPageData> {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError("match_not_found", { detail: id });
  const queries = createQueryClient({ retries: 0 });
  const detail = await queries.fetchQuery(matchDetailQuery(facts.call, Number(id)));
  const standings = await queries
    .fetchQuery(standingsQuery(facts.call, detail.match.season_id))
    .catch(() => null);
  return { detail, standings };
}
