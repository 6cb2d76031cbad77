import type { QueryClient } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import { logThrown } from "#web/platform/ssr/log-thrown.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { listOddsQuery } from "./list-odds.query.ts";
import { daysOf } from "./use-list-odds.ts";

/**
 * Fetches the prices of a list's rows and returns their queries. Returns none without betting or if prices are
 * unavailable: the list is useful without.
 */
export async function loadListOdds(
  facts: RequestFacts,
  client: QueryClient,
  rows: readonly Match[],
): Promise<ReturnType<typeof listOddsQuery>[]> {
  if (facts.betting !== "shown") return [];
  const ids = new Set<number>(rows.map(({ id }) => id));
  const load = async (query: ReturnType<typeof listOddsQuery>) => {
    try {
      await client.query(query);
    } catch (thrown) {
      logThrown(thrown, facts);
      return [];
    }
    client.setQueryData(
      query.queryKey,
      (list) => list && { ...list, odds: list.odds.filter(({ match_id }) => ids.has(match_id)) },
    );
    return [query];
  };
  return (await Promise.all(daysOf(rows).map((day) => load(listOddsQuery(day, null))))).flat();
}
