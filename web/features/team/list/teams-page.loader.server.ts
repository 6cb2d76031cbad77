import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { isFirstView } from "#web/platform/list/list-filter.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { choicesQuery, hotLeaguesQuery, teamsOfLeagueQuery, teamsQuery } from "./teams.query.ts";
import type { TeamsFilter } from "./teams-filter.ts";

/** Teams by name, with the filter applied. Throws `page_not_found` beyond the last page. */
export async function loadTeamsPage(client: QueryClient, filter: TeamsFilter): Promise<DehydratedState> {
  const list = isNameTooShort(filter.name) ? [] : [teamsQuery(filter)];
  const [hot] = await Promise.all([
    // The page works without them.
    isFirstView(filter) ? client.query(hotLeaguesQuery()).catch(() => null) : null,
    ...list.map(async (query) => pageOfList(await client.query(query))),
  ]);
  const teams = (hot ?? []).map(({ id }) => teamsOfLeagueQuery(id));
  return loadQueries(
    client,
    [countriesQuery(), choicesQuery(filter), ...list],
    hot === null ? [] : [hotLeaguesQuery(), ...teams],
  );
}
