import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type History, type HistoryName, historyNameOf } from "./history.keys.ts";
import { historyQuery } from "./history.query.ts";

export interface OddsHistoryData {
  readonly name: HistoryName;
  readonly history: History;
}

/** The history that the query of an odds page asks for; null when it asks for none. */
export async function loadOddsHistory(
  facts: RequestFacts,
  page: OddsPage,
  matchId: number,
  search: URLSearchParams,
): Promise<OddsHistoryData | null> {
  const name = historyNameOf(page, matchId, search);
  if (name === null) return null;
  const history = await createQueryClient({ retries: 0 }).fetchQuery(historyQuery(facts.call, name));
  return { name, history };
}
