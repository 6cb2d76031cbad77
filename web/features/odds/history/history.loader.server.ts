import { AppError } from "#shared/errors/app-error.ts";
import { movementCsv } from "#shared/odds/movement-csv.rules.ts";
import { type OddsPage, oddsPageAt } from "#shared/odds/odds-page.table.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type HistoryName, historyNameOf } from "./history.keys.ts";
import { type History, historyQuery } from "./history.query.ts";

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

interface HistoryFile {
  readonly name: string;
  readonly text: string;
}

/** The history that a path and its query name, as a CSV file. */
export async function loadHistoryFile(
  facts: RequestFacts,
  { page: segment, id }: { readonly page: string; readonly id: string },
  search: URLSearchParams,
): Promise<HistoryFile> {
  if (facts.betting === "hidden") throw new AppError("betting_hidden");
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError("match_not_found", { detail: id });
  const page = oddsPageAt(segment);
  const name = page && historyNameOf(page, Number(id), search);
  if (!name) throw new AppError("company_not_found", { detail: search.get("company_id") ?? "none" });
  const { company, movement } = await createQueryClient({ retries: 0 }).fetchQuery(
    historyQuery(facts.call, name),
  );
  if (company === null) throw new AppError("company_not_found", { detail: String(name.company_id) });
  return {
    name: `match-${name.match_id}-company-${name.company_id}-${name.market}-${name.period}.csv`,
    text: movementCsv(movement, { match_id: name.match_id, company, period: name.period }),
  };
}
