import type { Company, MainOdds } from "#shared/odds/index.ts";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { QueryHost } from "#web/platform/query-host.ts";
import { type ListOdds, listOddsKey } from "./list-odds.keys.ts";
import { fetchListOdds } from "./list-odds.query.ts";

const clientOf = (queries: QueryHost) => queries.install(createQueryClient({ retries: 2 }));

/** Asks for a company's prices of a day through the query cache, where the rows find them. */
export const refetchListOdds = (queries: QueryHost, date: string, companyId: number): Promise<ListOdds> =>
  clientOf(queries).fetchQuery({
    queryKey: listOddsKey(date, companyId),
    queryFn: () => fetchListOdds(callFromBrowser, date, companyId),
  });

/** Companies that price a match: on a day of many matches the hot ones are among them. */
export const fetchCompanies = (queries: QueryHost, matchId: number): Promise<Company[]> =>
  clientOf(queries).fetchQuery({
    queryKey: ["list-companies", matchId],
    queryFn: async () =>
      (await callFromBrowser("/api/v1/football/matches/companyodd", { match_id: matchId })).data.companies,
  });

/** Puts rows in the place of their match's and market's: of a company that has come before the one shown, or of a new match. */
export function replaceRows(
  queries: QueryHost,
  { date, company_id, list }: { date: string; company_id: number | null; list: ListOdds },
  rows: readonly MainOdds[],
): void {
  const matches = new Map(list.matches);
  for (const row of rows) {
    const others = (matches.get(row.match_id) ?? []).filter(({ market }) => market !== row.market);
    matches.set(row.match_id, [...others, row]);
  }
  clientOf(queries).setQueryData(listOddsKey(date, company_id), { ...list, matches });
}
